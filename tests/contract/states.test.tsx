import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { announcementOf, type Summary, sentenceText } from '../../src/widgets/core/base/summary'
import type { Verdict } from '../../src/widgets/core/base/tool-props'
import { controlsIn, enterable, statusIn, textsIn, wordsIn } from '../controls'
import {
  copyButton,
  doing,
  isClock,
  mount,
  pressEnter,
  type State,
  settled,
  states,
  statesOf,
  type View,
} from '../mount'
import { noSideEffects } from '../no-side-effects'
import { casesOf, isVaried, sized } from '../scale'
import { type ToolUnderTest, tools } from '../tools'
import { traitsOf } from '../traits'
import { until } from '../until'
import { longest, overflowIn } from './overflow'
import { smallTargetsIn, stopsIn } from './stops'
import { errorsShown, unspeakableIn } from './unspeakable'
import { violationsIn } from './violations'
import { inLocale, lengthened, replaceable, replaced } from './words'

// What a tool shows when it's empty, invalid, answered or copied, to the eye, a finger, the keyboard and a screen reader.
// Each state is mounted once and asked many things.

noSideEffects()

/**
 * Reaches a state and checks what holds in each. `npm test` runs axe only on the answer. The markup is the same from right to
 * left, so axe would find the same.
 */
async function inState(state: State, tool: ToolUnderTest): Promise<View> {
  // The tool's own words come later, because an announcement changes only after a while.
  const view = await states[state](tool, { strings: replaced(tool.strings) })
  const { root, container } = view
  expect.soft(root.getAttribute('aria-label')).toBe(replaced(tool.strings).name)
  expect.soft(wordsIn(root).filter(replaceable(tool.strings)), 'words that `strings` cannot replace').toEqual([])
  await doing(() => view.give({ strings: tool.strings }))
  expect.soft(unspeakableIn(root), 'words that must never be shown').toEqual([])
  expect.soft(smallTargetsIn(root), 'targets of less than 24 pixels').toEqual([])
  for (const scheme of casesOf(['light', 'dark'] as const, () => state === 'answered')) {
    document.documentElement.style.colorScheme = scheme
    expect.soft(await violationsIn(container, scheme), `axe, ${scheme}`).toEqual([])
  }
  document.documentElement.removeAttribute('style')
  return view
}

describe.each(tools)('$id', (tool) => {
  const { engine, strings } = tool
  const { example } = engine

  it('is a named group with an answer and without errors when it’s empty', sized, async () => {
    const { root } = await inState('empty', tool)
    await doing(() => {})
    expect.soft(root.getAttribute('role')).toBe('group')
    expect.soft(root.getAttribute('aria-label')).toBe(strings.name)
    expect.soft(controlsIn(root)).not.toEqual([])
    if (!isClock(tool)) {
      const status = statusIn(root)
      expect.soft(['example', 'current']).toContain(status)
      expect.soft(root.querySelector('[data-status]')?.textContent).not.toBe('')
      expect.soft(wordsIn(root).includes('Example'), 'the tag').toBe(status === 'example')
      expect.soft(copyButton(root, strings.copy).disabled).toBe(status === 'example')
    }
    expect.soft(errorsShown(root), 'errors at first').toEqual([])
    const field = textsIn(root)[0]
    await doing(() => field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await doing(() => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect.soft(errorsShown(root), 'errors of an empty field that was left').toEqual([])
  })

  it('describes every invalid field with a sentence, which stays when the field is left', sized, async () => {
    const view = await inState('faulty', tool)
    for (const field of view.root.querySelectorAll('[aria-invalid=true]')) {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      const said = ids.map((id) => view.root.querySelector(`#${CSS.escape(id)}`)?.textContent).join(' ')
      expect.soft(said).toMatch(/\p{Lu}.*\.$/u)
    }
    const said = errorsShown(view.root)
    for (const field of textsIn(view.root)) {
      await doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    expect.soft(errorsShown(view.root)).toEqual(expect.arrayContaining(said))
  })

  it('has a readable answer, also with the text spacing of WCAG 1.4.12', sized, async () => {
    const view = await inState('answered', tool)
    for (const element of view.container.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement) continue
      Object.assign(element.style, { letterSpacing: '.12em', wordSpacing: '.16em', lineHeight: '1.5' })
    }
    expect.soft(await overflowIn(view.container, strings, 320)).toEqual([])
  })

  if (!isClock(tool))
    it('is readable when copied', sized, async () => {
      await inState('copied', tool)
    })

  it.each(casesOf(statesOf(tool), (state) => state === 'answered' && isVaried(tool)))(
    'lets Tab reach every control in page order and leave again, %s',
    sized,
    async (state) => {
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
    },
  )

  it.each(casesOf(['answered', 'faulty'] as const, (state) => state === 'answered'))(
    'fits columns of 280, 320 and 900 pixels with sentences three times as long, %s',
    sized,
    async (state) => {
      const long = lengthened(strings)
      const { container } = await states[state](tool, { strings: long, defaultValue: longest(tool) })
      for (const width of casesOf([280, 320, 900], (width) => width !== 320))
        expect.soft(await overflowIn(container, long, width)).toEqual([])
    },
  )

  it('announces its answer once, in a polite region, without moving focus', () => expectAnnouncement(tool))

  it('shows numbers in the digits of its locale, except typed and generated text', async () => {
    const defaultValue = inLocale(example, 'ar-EG')
    let summary: Summary | undefined
    const onVerdict = (verdict: Verdict) => {
      summary = verdict.summary
    }
    const view = await states.answered(tool, { locale: 'ar-EG', strings: replaced(strings), defaultValue, onVerdict })
    // A name such as UTF-8 is the same everywhere.
    const names = [...view.root.querySelectorAll('option')].filter(({ value }) => /[a-z]-?\d/.test(value))
    const given = [defaultValue, view.result(), names.map(({ text }) => text)]
    // An announcement is made up of texts that may each be given.
    const announced = summary && announcementOf(summary)
    const parts = (text: string) =>
      summary && text === announced
        ? [summary.label, summary.figure, ...(summary.sentence ? [sentenceText(summary.sentence)] : [])]
        : [text]
    const words = wordsIn(view.root).flatMap(parts)
    expect(words.filter((text) => /\d/.test(text) && !isIn(given, text))).toEqual([])
  })

  it('writes percents as its locale does: 15 % in German', async () => {
    const defaultValue = inLocale(example, 'de-DE')
    const view = await states.answered(tool, { locale: 'de-DE', defaultValue })
    // A fixed sentence, such as a hint, is in English with the figures that it has there.
    const given = [defaultValue, view.result(), strings]
    expect(wordsIn(view.root).filter((text) => /\d%/.test(text) && !isIn(given, text))).toEqual([])
  })
})

const isIn = (given: unknown, text: string) => JSON.stringify(given).includes(JSON.stringify(text).slice(1, -1))

async function expectAnnouncement(tool: ToolUnderTest): Promise<void> {
  // An announcement waits for a pause in typing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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
  for (const _ of ['first', 'again']) {
    await pressEnter(view)
    await settled(view, true)
    await doing(() => vi.advanceTimersByTime(600))
  }
  // A timer announces nothing until it ends.
  if (!isClock(tool)) await until(() => expect(heard).not.toEqual([]))
  watch.disconnect()
  vi.useRealTimers()
  expect(document.activeElement).toBe(field)
  // A generator announces something new each time, and nothing twice.
  if (!traitsOf(tool.id).repeatsAnnouncement) expect(heard).toEqual([...new Set(heard)])
  expect(view.root.querySelectorAll('[role=alert]')).toHaveLength(0)
}
