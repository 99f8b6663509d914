import { beforeAll, describe, expect, it } from 'vitest'
import { noSideEffects } from '../no-side-effects'
import { casesOf, columns, isVaried, sized } from '../scale'
import { tools } from '../tools'
import { attributesOf, create, discard, example, settle, shown } from './page'
import type { Load } from './suite'

export const toolsInParents = casesOf(tools, isVaried)

/** How wide an element is in the parents that a page may have for it. */
export function parentsSuite(load: Load): void {
  noSideEffects()
  describe.each(toolsInParents)('<pegboard-$id>', (tool) => {
    beforeAll(() => load(tool.id))

    it('takes a width in every kind of parent', sized, async () => {
      const element = await shown(create(tool, attributesOf(tool)))
      expect(widthErrors(element)).toEqual([])
      element.calculate()
      await example(element)
      await settle(element)
      expect(widthErrors(element)).toEqual([])
      discard()
    })
  })
}

/** Parents that take their width from their content, and ways to place a box that do so. `<slot>` is what they hold. */
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

/** Parents that have a width to give. */
const filling = {
  'a block': '<div><slot></slot></div>',
  'a block, with margins of its own': '<slot style="margin-inline: 20px"></slot>',
  'a grid cell of 1fr': '<div style="display: grid; grid-template-columns: 1fr 1fr"><slot></slot><p>Text</p></div>',
  'a block beside a float': '<div><div style="float: left; width: 120px; height: 90px"></div><slot></slot></div>',
}

/** As wide as a tool asks to be: where its two columns begin. */
const wanted = 640

/**
 * Puts a box into every parent, in columns from the narrowest phone's to a desktop's. It should get the width that a
 * long paragraph gets there: all there is, or where the parent goes by its content, no more than it wants.
 * Returns the places where it got another.
 */
export function widthErrors(box: HTMLElement): string[] {
  const paragraph = document.createElement('p')
  paragraph.textContent = 'Some words that go on and on. '.repeat(100)
  return columns.flatMap((column) => {
    const errors = (parents: Readonly<Record<string, string>>, limit: number) =>
      Object.entries(parents).flatMap(([name, html]) => {
        const expected = Math.min(limit, widthOf(paragraph, html, column))
        const width = widthOf(box, html, column)
        return Math.abs(width - expected) < 1 ? [] : `${name}, in ${column}px: ${width}, not ${expected}`
      })
    return [...errors(shrinking, wanted), ...errors(filling, Number.POSITIVE_INFINITY)]
  })
}

function widthOf(box: HTMLElement, html: string, width: number): number {
  const column = document.createElement('div')
  column.style.cssText = `position: relative; width: ${width}px`
  column.innerHTML = html
  document.body.append(column)
  const slot = column.querySelector('slot') as HTMLElement
  box.style.cssText = slot.style.cssText
  slot.replaceWith(box)
  const found = box.getBoundingClientRect().width
  // A move: an element that is away for longer takes its view down.
  document.body.append(box)
  box.style.cssText = ''
  column.remove()
  return found
}
