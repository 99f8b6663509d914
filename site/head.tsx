import { config } from './config'
import type { Page } from './pages'

/** React hoists these into the document's head, and changes them with the page. */
export function Head({ page }: { readonly page: Page }) {
  const { title, description, keywords, path } = page
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {path ? <link rel="canonical" href={config.url + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={config.url + path} />}
      <meta name="twitter:card" content="summary" />
    </>
  )
}
