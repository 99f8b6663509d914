import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { frame, main, skip } from './app.css'
import { Arrival } from './arrival'
import { Footer } from './footer'
import { Head } from './head'
import { Header } from './header'
import { routes, usePage } from './pages'

/** A page of the site, whole: what the server renders and the browser hydrates, within a router of either. */
export function App() {
  const location = useLocation()
  return (
    <div className={frame}>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main className={main} id="main" key={location.pathname}>
        <Routes>
          {routes.map((route) => (
            <Route path={route} element={<Shown route={route} />} caseSensitive key={route} />
          ))}
        </Routes>
      </main>
      <Footer />
      <Arrival location={location} how={useNavigationType()} />
    </div>
  )
}

function Shown({ route }: { readonly route: string }) {
  const page = usePage(route)
  return (
    <>
      <Head page={page} />
      {page.content}
    </>
  )
}
