import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noSideEffects } from '../no-side-effects'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { attributesOf, create, discard, example, type PegboardElement, settle, shadow, shown } from './page'

// An embed moved to another document, such as a frame's. The gradient generator has shadow roots with their own style
// sheets inside. Needs `npm run build:embed`. tests/elements/hostile.ts has a case for every tool, also with React.

const tool = tools.find(({ id }) => id === 'gradient-generator') as ToolUnderTest

noSideEffects()
afterEach(discard)

describe('an element', () => {
  beforeAll(() => import(/* @vite-ignore */ `/dist/embed/${tool.id}.js`))

  it.each([
    ['a frame', frame],
    ['a document without a window', () => document.implementation.createHTMLDocument()],
  ])('keeps its styles and its answer when it’s moved to %s and back', async (_, other) => {
    const element = await answered()
    const { result } = element
    const { body, defaultView } = other()
    body.append(element)
    await settle(element)
    // Without a window, nothing is visible.
    if (defaultView) await isStyled(element)
    expect(element.result).toEqual(result)
    document.body.append(element)
    await isStyled(element)
    expect(element.result).toEqual(result)
  })

  it('works if another document adopts it before inserting it', async () => {
    const element = await answered()
    const { result } = element
    const { body } = frame()
    body.ownerDocument.adoptNode(element)
    element.setAttribute('theme', 'dark')
    await settle(element)
    body.append(element)
    await isStyled(element)
    await until(() => expect(element.result).toEqual(result))
  })
})

const frame = () => document.body.appendChild(document.createElement('iframe')).contentDocument as Document

async function answered(): Promise<PegboardElement> {
  const element = await shown(create(tool, attributesOf(tool)))
  element.calculate()
  await example(element)
  await isStyled(element)
  return element
}

/** Waits until it and all previews inside have style sheets. */
async function isStyled(element: PegboardElement): Promise<void> {
  await until(() => {
    const previews = [...shadow(element).querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    expect(previews.length).toBeGreaterThan(0)
    for (const root of [shadow(element), ...previews]) expect(root.adoptedStyleSheets.length).toBeGreaterThan(0)
  })
}
