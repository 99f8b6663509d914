import derived from 'virtual:derived/custom-elements.json'
import { describe, expect, it } from 'vitest'
import { isVaried, long } from '../../scale'
import type { Load } from '../page'

interface Member {
  readonly kind: string
  readonly name: string
  readonly static?: boolean
}

const classes = derived.modules.flatMap(({ declarations }) =>
  declarations.map((declared) => ({ ...declared, id: declared.tagName.replace('pegboard-', '') })),
)

/** custom-elements.json, from which editors, types and documents come, says what the elements really have. */
export const manifest = (load: Load) =>
  describe.each(classes)('<$tagName>', ({ id, name, tagName, attributes, members }) => {
    const scale = isVaried({ id }) ? {} : long
    it('has the attributes, properties and methods that the manifest lists', scale, async () => {
      const module = (await load(id)) as Record<string, CustomElementConstructor>
      const Class = module[name] as CustomElementConstructor & { readonly observedAttributes: readonly string[] }
      const element = document.createElement(tagName)
      expect(element).toBeInstanceOf(Class)
      const missing = (members as readonly Member[]).filter(({ kind, name, static: isStatic }) => {
        const owner = isStatic ? Class : element
        return !(name in owner) || (kind === 'method' && typeof Reflect.get(owner, name) !== 'function')
      })
      expect(missing).toEqual([])
      expect(attributes.map((attribute) => attribute.name).sort()).toEqual([...Class.observedAttributes].sort())
    })
  })
