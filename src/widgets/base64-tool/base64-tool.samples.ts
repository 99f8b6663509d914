/** Inputs to try it with, by the name of their button. */
export const samples = {
  hello: { mode: 'encode', text: 'Hello, World!' },
  emoji: { mode: 'encode', text: 'Grüße 👋 from 東京' },
  json: { mode: 'decode', text: 'eyJuYW1lIjoiQW5uIiwidGVhIjp0cnVlfQ' },
  image: {
    mode: 'decode',
    text: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAKElEQVR42mN48/weVsQAZ22y4QYidAmIKLIcIQmcRgGRrLQEEFEgAQAuFolbkpivugAAAABJRU5ErkJggg==',
  },
} as const
