import { frame, main, skip } from './app.css'
import { Footer } from './footer'
import { Head } from './head'
import { Header } from './header'
import { Home } from './home'
import { Missing } from './missing'
import type { Page } from './pages'
import { ToolPage } from './tool-page'

/** A page of the site, whole: what the server renders and the browser hydrates. */
export function App({ page }: { readonly page: Page }) {
  return (
    <>
      <Head page={page} />
      <div className={frame}>
        <a className={skip} href="#main">
          Skip to content
        </a>
        <Header path={page.path} />
        <main className={main} id="main" key={page.path}>
          {page.kind === 'home' && <Home />}
          {page.kind === 'tool' && <ToolPage page={page} />}
          {page.kind === 'missing' && <Missing />}
        </main>
        <Footer />
      </div>
    </>
  )
}
