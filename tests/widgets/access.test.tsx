import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { enterable } from '../controls'
import { guard } from '../guard'
import { tools } from '../tools'
import { until } from '../until'
import { doing, mount, pressEnter, settled, states, statesOf } from './mount'
import { lengthened } from './words'

// Reached by keyboard, heard, read in the dark and from the right, hit by a thumb, at home in a narrow column.

guard()
afterEach(() => document.documentElement.removeAttribute('style'))

async function faultsIn(container: Element): Promise<string[]> {
  // Half-way between two colours there is a contrast that nobody sees.
  for (const animation of container.getAnimations({ subtree: true })) animation.finish()
  const { violations } = await axe.run(container, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}

/** What Tab should come to, in the order of the page: of a group of radio buttons or tabs, one. */
function stopsIn(root: Element): Element[] {
  const candidates = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
  return candidates.filter((element) => {
    if (element.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)') || element.closest('[inert]'))
      return false
    return element.checkVisibility()
  })
}

/** The part of a control that a finger aims at. */
const targetOf = (element: Element) =>
  element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element

describe.each(tools)('$id', (tool) => {
  describe.each(statesOf(tool))('%s', (state) => {
    it.each(['light', 'dark'])('has no fault that axe finds in the %s, in either direction', async (scheme) => {
      document.documentElement.style.colorScheme = scheme
      const { container } = await states[state](tool)
      for (const direction of ['ltr', 'rtl']) {
        container.dir = direction
        expect(await faultsIn(container)).toEqual([])
      }
    })

    it('is reached in full by Tab, in the order of the page, and left again', async () => {
      const view = await states[state](tool)
      const before = document.createElement('button')
      const after = document.createElement('button')
      view.container.before(before)
      view.container.after(after)
      before.focus()
      const seen: (Element | null)[] = []
      const stops = stopsIn(view.root)
      for (let step = 0; step <= stops.length; step++) {
        await userEvent.tab()
        seen.push(document.activeElement)
      }
      before.remove()
      after.remove()
      expect(seen).toEqual([...stops, after])
    })

    it('has targets of 24 pixels and more', async () => {
      const { root } = await states[state](tool)
      const small = stopsIn(root).filter((element) => {
        if (!element.matches('button, input, select, textarea, summary, a')) return false
        const { width, height } = targetOf(element).getBoundingClientRect()
        return width < 24 || height < 24
      })
      expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
    })

    it.each([280, 320, 900])('fits a column %i pixels wide, with words three times as long', async (width) => {
      const { container } = await states[state](tool, {
        strings: lengthened(tool.strings),
        defaultValue: longest(tool.engine),
      })
      container.style.inlineSize = `${width}px`
      for (const direction of ['ltr', 'rtl']) {
        container.dir = direction
        expect(container.scrollWidth).toBeLessThanOrEqual(width)
        expect(stickingOut(container)).toEqual([])
      }
      container.removeAttribute('style')
    })
  })

  it('says its answer once, in a polite region, and leaves the focus where it is', async () => {
    const view = mount(tool, { defaultValue: tool.engine.example })
    const heard: string[] = []
    const watch = new MutationObserver(() => {
      const said = [...view.root.querySelectorAll('[role=status], [role=alert], [aria-live]')].map(
        ({ textContent }) => textContent ?? '',
      )
      heard.push(...said.filter((text) => text && heard.at(-1) !== text))
    })
    watch.observe(view.root, { childList: true, characterData: true, subtree: true })
    const field = enterable(view.root) ?? stopsIn(view.root)[0]
    if (field instanceof HTMLElement) field.focus()
    await pressEnter(view)
    await settled(view, true)
    // A clock has nothing to say until it ends.
    if (!('tick' in tool.engine)) await until(() => expect(heard).not.toEqual([]))
    await pressEnter(view)
    await settled(view, true)
    watch.disconnect()
    expect(document.activeElement).toBe(field)
    // A tool that makes something new at each press has something new to say.
    expect(new Set(heard).size).toBe(heard.length)
    expect(view.root.querySelectorAll('[role=alert]')).toHaveLength(0)
  })

  it('ties every fault to its field, in a sentence', async () => {
    const { root } = await states.faulty(tool)
    for (const field of root.querySelectorAll('[aria-invalid=true]')) {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      const said = ids.map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent).join(' ')
      expect(said).toMatch(/\p{Lu}.*\.$/u)
    }
  })

  it('keeps every text in reach when letters, words and lines are spread out', async () => {
    const { container } = await states.answered(tool)
    container.style.inlineSize = '320px'
    for (const element of container.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement) continue
      Object.assign(element.style, { letterSpacing: '.12em', wordSpacing: '.16em', lineHeight: '1.5' })
    }
    await doing(() => {})
    expect(container.scrollWidth).toBeLessThanOrEqual(320)
    expect(stickingOut(container)).toEqual([])
    container.removeAttribute('style')
  })
})

/** Texts that stand outside the card, or are cut off by it, beside what scrolls by itself and what is only heard. */
function stickingOut(container: Element): string[] {
  const room = container.getBoundingClientRect()
  return [...container.querySelectorAll('p, label, legend, button, dt, dd, summary, h2, h3, li')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1 || element.closest('[tabindex="0"]:not(button)')) return false
      return left < room.left - 1 || right > room.right + 1
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 300))
}

/** The example with each number as great as still has an answer, and each text that can be longer a word of 200 letters. */
function longest({ example, evaluate, exampleContext }: (typeof tools)[number]['engine']) {
  let record = example
  for (const [field, value] of Object.entries(example)) {
    if (typeof value !== 'string') continue
    for (const text of ['W'.repeat(200), '999999999999', '99999999', '9999']) {
      const longer = { ...record, [field]: text }
      const result = evaluate(longer, { ...exampleContext })
      if (!result.ok) continue
      record = longer
      break
    }
  }
  return record
}
