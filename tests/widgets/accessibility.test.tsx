import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buttonsIn, enterable } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { casesOf, isVaried, sized } from '../scale'
import { fieldsOfViews, tools, type Words } from '../tools'
import { until } from '../until'
import { doing, mount, pressEnter, settled, states, statesOf } from './mount'
import { lengthened } from './words'

// Keyboard, screen reader, dark theme, right-to-left text, touch targets and narrow columns.

noSideEffects()
afterEach(() => document.documentElement.removeAttribute('style'))

async function violationsIn(container: Element): Promise<string[]> {
  // During a transition, colors have a different contrast.
  for (const animation of container.getAnimations({ subtree: true })) animation.finish()
  const { violations } = await axe.run(container, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}

/** The elements that Tab should reach, in page order: one of each group of radio buttons or tabs. */
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

/** The part of a control that a finger touches. */
const targetOf = (element: Element) =>
  element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element

/** The states in which `npm test` runs axe for every tool. It checks the other two in a few tools. */
const inMost = new Set(['faulty', 'answered'])

/** Every theme and direction. `npm test` runs each state in one of the four, and `npm run verify` in the others. */
const looks = [
  { state: 'empty', scheme: 'light', direction: 'ltr' },
  { state: 'faulty', scheme: 'dark', direction: 'rtl' },
  { state: 'answered', scheme: 'light', direction: 'rtl' },
  { state: 'copied', scheme: 'dark', direction: 'ltr' },
] as const

describe.each(tools)('$id', (tool) => {
  const all = statesOf(tool).flatMap((state) =>
    looks.map((look) => ({ ...look, state, isQuick: look.state === state && (inMost.has(state) || isVaried(tool)) })),
  )

  it.each(casesOf(all, ({ isQuick }) => isQuick))('passes axe, $state, $scheme, $direction', sized, async (look) => {
    document.documentElement.style.colorScheme = look.scheme
    const { container } = await states[look.state](tool)
    container.dir = look.direction
    expect(await violationsIn(container)).toEqual([])
  })

  describe.each(casesOf(statesOf(tool), (state) => state === 'answered' && isVaried(tool)))('%s', sized, (state) => {
    it('lets Tab reach every control in page order, and leave again', async () => {
      const view = await states[state](tool)
      const before = document.createElement('button')
      const after = document.createElement('button')
      view.container.before(before)
      view.container.after(after)
      before.focus()
      const seen: (Element | null)[] = []
      while (seen.length < 200 && !seen.includes(after)) {
        await userEvent.tab()
        seen.push(document.activeElement)
      }
      before.remove()
      after.remove()
      expect(seen).toEqual([...stopsIn(view.root), after])
    })
  })

  describe.each(casesOf(statesOf(tool), (state) => state === 'faulty' || state === 'answered'))(
    '%s',
    sized,
    (state) => {
      it('has targets of at least 24 pixels', async () => {
        const { root } = await states[state](tool)
        const small = stopsIn(root).filter((element) => {
          if (!element.matches('button, input, select, textarea, summary, a')) return false
          const { width, height } = targetOf(element).getBoundingClientRect()
          return width < 24 || height < 24
        })
        expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
      })

      it('fits columns of 280, 320 and 900 pixels, with sentences three times as long', async () => {
        const strings = lengthened(tool.strings)
        const { container } = await states[state](tool, { strings, defaultValue: longest(tool) })
        for (const width of [280, 320, 900]) {
          container.style.inlineSize = `${width}px`
          await inEachHalf(container, strings, () => {
            for (const direction of ['ltr', 'rtl']) {
              container.dir = direction
              expect(container.scrollWidth).toBeLessThanOrEqual(width)
              expect(stickingOut(container)).toEqual([])
            }
          })
        }
        container.removeAttribute('style')
      })
    },
  )

  it('announces its answer once, in a polite region, without moving focus', async () => {
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
    // A timer announces nothing until it ends.
    if (!('tick' in tool.engine)) await until(() => expect(heard).not.toEqual([]))
    await pressEnter(view)
    await settled(view, true)
    watch.disconnect()
    expect(document.activeElement).toBe(field)
    // A generator announces something new each time, and nothing twice.
    // In the JSON editor, the second press formats, and the result for the new text is announced again.
    if (tool.id !== 'json-editor') expect(heard).toEqual([...new Set(heard)])
    expect(view.root.querySelectorAll('[role=alert]')).toHaveLength(0)
  })

  it('describes every invalid field with a sentence', async () => {
    const { root } = await states.faulty(tool)
    for (const field of root.querySelectorAll('[aria-invalid=true]')) {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      const said = ids.map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent).join(' ')
      expect(said).toMatch(/\p{Lu}.*\.$/u)
    }
  })

  it('fits 320 pixels with the text spacing of WCAG 1.4.12', async () => {
    const { container } = await states.answered(tool)
    container.style.inlineSize = '320px'
    for (const element of container.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement) continue
      Object.assign(element.style, { letterSpacing: '.12em', wordSpacing: '.16em', lineHeight: '1.5' })
    }
    await inEachHalf(container, tool.strings, () => {
      expect(container.scrollWidth).toBeLessThanOrEqual(320)
      expect(stickingOut(container)).toEqual([])
    })
    container.removeAttribute('style')
  })
})

/** Checks a card. If it is too narrow for its two halves, checks it with each of them. */
async function inEachHalf(container: Element, strings: Words, check: () => void): Promise<void> {
  const { inputPane, resultPane, views = {} } = strings
  const names = [inputPane, resultPane, ...Object.values(views)]
  const switches = buttonsIn(container).filter(({ textContent }) => names.includes(textContent))
  if (switches.length === 0) check()
  for (const half of switches) {
    await doing(() => half.click())
    check()
  }
}

/** Texts outside the card or cut off by it, except in scrolling regions and visually hidden ones. */
function stickingOut(container: Element): string[] {
  const room = container.getBoundingClientRect()
  return [...container.querySelectorAll('p, label, legend, button, dt, dd, summary, h2, h3, li')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1 || element.closest('[tabindex="0"]:not(button)') || isInScroller(element)) return false
      return left < room.left - 1 || right > room.right + 1
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 300))
}

/** More views of a result than fit scroll sideways, and so does a list whose rows take the focus instead of its pane. */
function isInScroller(element: Element): boolean {
  const group = element.closest('fieldset, section[tabindex="-1"]:has(li [tabindex="0"])')
  return group !== null && getComputedStyle(group).overflowX === 'auto'
}

/** The example with each number as large as possible, and a word of 200 letters in each free text. */
function longest({ id, engine: { example, evaluate, exampleContext } }: (typeof tools)[number]) {
  let record = example
  for (const [field, value] of Object.entries(example)) {
    if (typeof value !== 'string' || fieldsOfViews[id]?.includes(field)) continue
    for (const text of ['W'.repeat(200), '999999999999', '99999999', '9999']) {
      const longer = { ...record, [field]: text }
      const result = evaluate(longer, { ...exampleContext })
      // An invalid document is an answer without anything to copy.
      if (!result.ok || (result.value as { readonly valid?: boolean }).valid === false) continue
      record = longer
      break
    }
  }
  return record
}
