type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Name], 'style' | 'dataset'>
> & {
  readonly aria?: Readonly<Record<string, string>>
  readonly data?: Readonly<Record<string, string>>
}

/** element('button', { type: 'button', data: { again: '' } }, 'Try again') */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { aria = {}, data = {}, ...properties }: Properties<Name> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  for (const [key, value] of Object.entries(aria)) made.setAttribute(key === 'role' ? key : `aria-${key}`, value)
  Object.assign(made.dataset, data)
  made.append(...children)
  return made
}
