import type { ReactNode } from 'react'
import { visuallyHidden } from '../../src/widgets/core/base/theme.css'
import { frame, main, skip } from './app.css'
import { Footer } from './footer'
import { Header } from './header'

/** The frame around every page. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <div className={frame}>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main className={main} id="main">
        {children}
      </main>
      <Footer />
      <p className={visuallyHidden} id="status" role="status" />
    </div>
  )
}
