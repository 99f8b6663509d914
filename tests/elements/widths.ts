import { afterEach, describe, expect, it } from 'vitest'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { columns, sized } from '../scale'
import { overlaps } from './overlaps'
import { attributesOf, create, discard, example, settle, shown } from './page'

/** The width of elements in all kinds of parents. */
export const widths = (tool: Tool) =>
  describe('widths', () => {
    noSideEffects()
    afterEach(discard)

    it('is readable in parents as narrow as their content allows', sized, async () => {
      const element = await shown(create(tool, attributesOf(tool)))
      for (const [name, html] of Object.entries(narrowing))
        expect([name, widthsOf(element, html)]).toEqual([name, columns.map(() => readable)])
    })

    it('has the right width in all kinds of parents', sized, async () => {
      const element = await shown(create(tool, attributesOf(tool)))
      expect(widthErrors(element)).toEqual([])
      element.calculate()
      await example(element)
      await settle(element)
      expect(widthErrors(element)).toEqual([])
    })

    it('has no text that covers other text or leaves the card, 240 px wide, as in the sidebar of a blog', async () => {
      const element = await shown(create(tool, attributesOf(tool)))
      element.style.width = '240px'
      element.calculate()
      await example(element)
      await settle(element)
      expect(overlaps(element)).toEqual([])
    })
  })

/** Parents and styles that make a box as wide as its content. `<slot>` is replaced with the element. */
const shrinking = {
  'a flex row': '<div style="display: flex"><slot></slot></div>',
  'an inline block': '<div style="display: inline-block"><slot></slot></div>',
  'a float': '<div style="float: left"><slot></slot></div>',
  'an absolutely positioned box': '<div style="position: absolute"><slot></slot></div>',
  'a box as wide as its content': '<div style="width: fit-content"><slot></slot></div>',
  'a table cell': '<table><tbody><tr><td><slot></slot></td></tr></tbody></table>',
  'an open dialog': '<dialog open><slot></slot></dialog>',
  'a grid with justify-items: start': '<div style="display: grid; justify-items: start"><slot></slot></div>',
  'a flex column that centers':
    '<div style="display: flex; flex-direction: column; align-items: center"><slot></slot></div>',
  'itself as an inline block': '<slot style="display: inline-block"></slot>',
}

/** Parents that are as narrow as their content allows. */
const narrowing = {
  'a box as narrow as its content': '<div style="width: min-content"><slot></slot></div>',
  'a narrow table cell':
    '<table style="width: 100%"><tr><td style="width: 1%"><slot></slot></td><td style="width: 99%"></td></tr></table>',
}

/** Parents with a definite width. */
const filling = {
  'a block': '<div><slot></slot></div>',
  'itself with margins': '<slot style="margin-inline: 20px"></slot>',
  'a grid cell of 1fr': '<div style="display: grid; grid-template-columns: 1fr 1fr"><slot></slot><p>Text</p></div>',
  'a block next to a float': '<div><div style="float: left; width: 120px; height: 90px"></div><slot></slot></div>',
}

/** A tool's preferred width, from which it has two columns. */
const preferred = 860
/** The width from which a tool is readable. */
const readable = 240

/**
 * Puts a box into each parent, in columns from narrow phones to desktops. It should be as wide as a long paragraph there,
 * but at most its preferred width if the parent's width depends on its content. Returns the places where it isn't.
 */
export function widthErrors(box: HTMLElement): string[] {
  const paragraph = document.createElement('p')
  paragraph.textContent = 'Some words that go on and on. '.repeat(100)
  const errors = (parents: Readonly<Record<string, string>>, limit: number) =>
    Object.entries(parents).flatMap(([name, html]) => {
      const wanted = widthsOf(paragraph, html).map((width) => Math.min(limit, width))
      return widthsOf(box, html).flatMap((width, at) =>
        Math.abs(width - (wanted[at] ?? 0)) < 1
          ? []
          : `${name}, in ${columns[at]}px: ${width} instead of ${wanted[at]}`,
      )
    })
  const found = [...errors(shrinking, preferred), ...errors(filling, Number.POSITIVE_INFINITY)]
  paragraph.remove()
  return found
}

/** The widths of a box in a parent that's in each of the columns. */
function widthsOf(box: HTMLElement, html: string): number[] {
  const column = document.createElement('div')
  column.innerHTML = html
  document.body.append(column)
  const slot = column.querySelector('slot') as HTMLElement
  box.style.cssText = slot.style.cssText
  slot.replaceWith(box)
  const widths = columns.map((width) => {
    column.style.cssText = `position: relative; width: ${width}px`
    return box.getBoundingClientRect().width
  })
  // Moves it directly. An element that's disconnected for longer unmounts.
  document.body.append(box)
  box.style.cssText = ''
  column.remove()
  return widths
}
