import { config } from './config'
import type { Page } from './pages'

/** React hoists these into the document's head, and changes them with the page. What nobody reads twice is site/render's. */
export function Head({ page }: { readonly page: Page }) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.path ? <link rel="canonical" href={config.url + page.path} /> : <meta name="robots" content="noindex" />}
    </>
  )
}
