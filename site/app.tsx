import { Route, Routes } from 'react-router-dom'
import { frame, hidden, main, skip } from './app.css'
import { Footer } from './footer'
import { Header } from './header'
import { missing } from './missing'
import { pages } from './pages'

/** The site at the address of the router around it. It is rendered once, at build; what runs in the browser is in site/client. */
export function App() {
  return (
    <div className={frame}>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main className={main} id="main">
        <Routes>
          {pages.map(({ path, content }) => (
            <Route key={path} path={path} element={content} caseSensitive />
          ))}
          <Route path="*" element={missing.content} />
        </Routes>
      </main>
      <Footer />
      <p className={hidden} id="status" role="status" />
    </div>
  )
}
