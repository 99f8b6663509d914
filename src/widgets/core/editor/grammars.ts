// The languages that an editor can highlight.

import { html as htmlWith } from '@codemirror/lang-html'

/** Without end tags that appear by themselves: whoever types theirs too would have them twice. */
export const html = () => htmlWith({ autoCloseTags: false })
export { json } from '@codemirror/lang-json'
