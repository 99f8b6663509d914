// Runs in a frame (/embed/ID), before the tool's script: turns the address's parameters into the tool's attributes and
// CSS variables, and reports the height of the content to the page around the frame. The page's side is frames.js.
{
  const { dataset, previousElementSibling: tool } = document.currentScript
  const root = document.documentElement
  const given = new URLSearchParams(location.search)

  for (const name of dataset.parameters.split(' ')) {
    if (given.has(name)) tool.setAttribute(name, given.get(name))
  }
  for (const [name, text] of given) if (name.startsWith('--pegboard-')) root.style.setProperty(name, text)
  // A frame is transparent only if its color scheme is the same as that of the <iframe>, which its code sets to the same.
  const schemes = { light: 'light', dark: 'dark', auto: 'light dark' }
  root.style.colorScheme = schemes[given.get('theme')] ?? 'light'

  // Workers are the only scripts with an address made by code. In a sandboxed frame, they start from a blob.
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      [location.origin, self.origin].includes(new URL(address, location.href).origin) ? address : undefined,
  })

  let height = 0
  const report = () => parent.postMessage({ type: 'pegboard:height', id: dataset.tool, height }, '*')
  const measure = () => {
    const now = Math.ceil(root.getBoundingClientRect().height)
    if (now === height || now === 0) return
    height = now
    report()
  }
  const start = () => {
    // Browsers don't tell observers anything in a frame that isn't visible, so the first height can't wait for one.
    measure()
    addEventListener('pegboard-ready', measure)
    new ResizeObserver(measure).observe(root)
  }
  // Not before, because the page would shrink the frame to the height of an empty document.
  if (parent !== self) customElements.whenDefined(tool.localName).then(start)
  // The page's script may start after the frame.
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data?.type === 'pegboard:ask-height' && height > 0) report()
  })
}
