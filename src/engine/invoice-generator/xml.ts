/** An element with text or other elements. `false` is left off, as is an element without any content. */
export interface Node {
  readonly name: string
  readonly content: string | readonly (Node | false)[]
  readonly attributes?: Readonly<Record<string, string>>
}

export const node = (name: string, content: Node['content'], attributes?: Node['attributes']): Node => ({
  name,
  content,
  attributes,
})

/** The element as XML 1.0, indented. */
export function xmlOf({ name, content, attributes = {} }: Node, indent = ''): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (typeof content === 'string') {
    const text = allowedText(content)
    return text && `${indent}<${start}>${escaped(text)}</${name}>\n`
  }
  const inner = content.map((child) => (child ? xmlOf(child, `${indent}  `) : '')).join('')
  return inner && `${indent}<${start}>\n${inner}${indent}</${name}>\n`
}

/** Text without what XML 1.0 doesn't allow: control characters and half a surrogate pair. */
export const allowedText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim()

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
