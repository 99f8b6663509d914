interface Framed {
  /** The site's address. */
  readonly url: string
  readonly id: string
  readonly name: string
  /** The tool's attributes. An empty text sets a boolean one. */
  readonly parameters?: Readonly<Record<string, string>>
  /** In pixels, until the page's script sets it. */
  readonly height: number
  /** The frame's largest width, as in CSS: '480px'. */
  readonly maxWidth?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The code that shows a tool in a frame. Uses nothing but its arguments, so it also runs in the browser. */
export function frameSnippet({ url, id, name, parameters = {}, height, maxWidth }: Framed): string {
  const query = new URLSearchParams(parameters).toString()
  const address = `${url}/embed/${id}${query && `?${query}`}`
  // The same as that of the document (frame.js). Otherwise, browsers give the frame a background.
  const scheme = { dark: 'dark', auto: 'light dark' }[parameters.theme ?? ''] ?? 'light'
  const attributes = {
    src: address,
    title: name,
    loading: 'lazy',
    width: '100%',
    height: `${height}`,
    style: `border:0;color-scheme:${scheme}${maxWidth ? `;max-width:${maxWidth}` : ''}`,
    allow: 'clipboard-write',
  }
  const written = Object.entries(attributes).map(([attribute, text]) => `${attribute}="${escaped(text)}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}
