/** `all.js` has its own, which takes a task for each (define-in-turn.ts). */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
