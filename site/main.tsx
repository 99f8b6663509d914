import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app'
import { loadPage, routeAt } from './pages'
import { trustOwnScripts } from './trusted-types'

/** Hydrates once the code of this page is here, so that what is rendered is what the server sent. */
async function start(container: HTMLElement): Promise<void> {
  await loadPage(routeAt(location.pathname))
  hydrateRoot(
    container,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  )
}

const container = document.getElementById('root')
trustOwnScripts()
if (container) start(container)
