import { afterEach, describe, expect, it } from 'vitest'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { traitsOf } from '../traits'
import { until } from '../until'
import { answered, discard, type PegboardElement, paperOf, settle, shadow } from './page'

/** Elements moved to another document, such as a frame's. */
export const otherDocuments = (tool: Tool) =>
  describe('in another document', () => {
    noSideEffects()
    afterEach(discard)

    it('keeps its styles and its answer when it’s moved into a frame and back', async () => {
      const element = await answered(tool)
      const [{ result }, paper] = [element, paperOf(element)]
      await isStyled(element)
      // And back, because elements in removed frames get no callback.
      for (const { body } of [frame(), document]) {
        body.append(element)
        await settle(element)
        await isStyled(element)
        expect(paperOf(element)).toBe(paper)
        expect(element.result).toEqual(result)
      }
    })

    if (traitsOf(tool.id).hasShadowRoots) previews(tool)
  })

/** Of a tool that has shadow roots with their own style sheets inside. */
function previews(tool: Tool): void {
  it('keeps its styles and its answer when it’s moved to a document without a window and back', async () => {
    const element = await answered(tool)
    const { result } = element
    await isStyled(element)
    document.implementation.createHTMLDocument().body.append(element)
    // Nothing is visible there.
    await settle(element)
    expect(element.result).toEqual(result)
    document.body.append(element)
    await isStyled(element)
    expect(element.result).toEqual(result)
  })

  it('works if another document adopts it before inserting it', async () => {
    const element = await answered(tool)
    const { result } = element
    const { body } = frame()
    body.ownerDocument.adoptNode(element)
    element.setAttribute('theme', 'dark')
    await settle(element)
    body.append(element)
    await isStyled(element)
    await until(() => expect(element.result).toEqual(result))
  })
}

const frame = () => document.body.appendChild(document.createElement('iframe')).contentDocument as Document

/** Waits until it and all previews inside have style sheets. */
async function isStyled(element: PegboardElement): Promise<void> {
  await until(() => {
    const roots = [...shadow(element).querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    if (element.localName === 'pegboard-gradient-generator') expect(roots.length).toBeGreaterThan(0)
    for (const root of [shadow(element), ...roots]) expect(root.adoptedStyleSheets.length).toBeGreaterThan(0)
  })
}
