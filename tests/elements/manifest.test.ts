import { describe, expect, it } from 'vitest'
import { modules } from '../../custom-elements.json'

// custom-elements.json, from which editors, types and documents come, says what the elements really have.

interface Member {
  readonly kind: string
  readonly name: string
  readonly attribute?: string
  readonly static?: boolean
}

const elements = import.meta.glob<Record<string, CustomElementConstructor>>('../../src/widgets/*/*.element.ts')
const classes = modules.flatMap(({ declarations }) => declarations)

describe.each(classes)('<$tagName>', ({ name, tagName, attributes, members }) => {
  it('has the attributes, properties and methods that the manifest lists', async () => {
    const id = tagName.replace('pegboard-', '')
    const module = await elements[`../../src/widgets/${id}/${id}.element.ts`]?.()
    const Class = module?.[name] as CustomElementConstructor
    const element = document.createElement(tagName)
    expect(element).toBeInstanceOf(Class)
    const missing = (members as readonly Member[]).filter(({ kind, name, static: isStatic }) => {
      const owner = isStatic ? Class : element
      return !(name in owner) || (kind === 'method' && typeof Reflect.get(owner, name) !== 'function')
    })
    expect(missing).toEqual([])
    const { observedAttributes } = Class as unknown as { observedAttributes: readonly string[] }
    expect(attributes.map((attribute) => attribute.name).sort()).toEqual([...observedAttributes].sort())
  })
})
