/** Tags of template languages: `<% %>`, `{{ }}` and `{% %}`. */
const tag = /<%[\s\S]{0,2000}?%>|\{\{[\s\S]{0,2000}?\}\}|\{%[\s\S]{0,2000}?%\}/g

/** Whether an offset is in a template's tag, which isn't HTML yet. Offsets must be asked about in increasing order. */
export function templateTagsIn(html: string): (offset: number) => boolean {
  const tags = html.matchAll(tag)
  let next = tags.next()
  return (offset) => {
    while (!next.done && next.value.index + next.value[0].length <= offset) next = tags.next()
    return !next.done && next.value.index <= offset
  }
}
