// Keeps one version of the site for offline use. scripts/build/prerender.mjs inserts the version's name.
const version = '__VERSION__'
const name = `pegboard-${version}`

addEventListener('install', (event) => {
  const unpacked = async () => {
    const [cache, pack] = await Promise.all([caches.open(name), fetch(`/assets/offline-${version}.json`)])
    const files = Object.entries(await pack.json())
    await Promise.all(files.map(([path, { headers, text }]) => cache.put(path, new Response(text, { headers }))))
  }
  event.waitUntil(unpacked())
})

addEventListener('activate', (event) => {
  const tidied = async () => {
    const old = (await caches.keys()).filter((each) => each.startsWith('pegboard-') && each !== name)
    await Promise.all(old.map((each) => caches.delete(each)))
    // Doesn't claim open pages, because that would remove them from the back/forward cache.
  }
  event.waitUntil(tidied())
})

addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request))
})

async function answer(request) {
  const cache = await caches.open(name)
  const kept = await cache.match(request, { ignoreSearch: true })
  if (kept) return kept
  try {
    const fetched = await fetch(request)
    // Files that are too large for the pack.
    if (fetched.ok && new URL(request.url).pathname.startsWith('/assets/')) await cache.put(request, fetched.clone())
    return fetched
  } catch {
    const page = request.mode === 'navigate' && (await cache.match('/404'))
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error()
  }
}
