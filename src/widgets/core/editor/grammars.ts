// The languages that an editor can highlight.

export { html } from '@codemirror/lang-html'
export { json } from '@codemirror/lang-json'
