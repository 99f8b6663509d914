import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { followLinks } from './navigate'
import { loadPage } from './pages'
import { trustOwnScripts } from './trusted-types'

/** Hydrates once the code of this page's tool is here, so that what is rendered is what the server sent. */
async function start(container: HTMLElement): Promise<void> {
  const root = hydrateRoot(container, <App page={await loadPage(location.pathname)} />)
  followLinks((page) => flushSync(() => root.render(<App page={page} />)))
}

const container = document.getElementById('root')
trustOwnScripts()
if (container) start(container)
