/** Defines an element unless the page already has one of that name. `all.js` uses define-in-turn.ts instead. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
