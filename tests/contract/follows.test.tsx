import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Control, edit, statusIn, textsIn, wordsIn } from '../controls'
import { doing, mount, pressEnter, settled, type View } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { tools } from '../tools'
import { until } from '../until'

// When each tool answers, as people fill it in without a press. The example never mixes with what they have typed.

noSideEffects()

type Texts = readonly (readonly [label: string, text: string])[]

/** These answer as soon as their needed fields are filled in: label and text of each. */
const onceComplete: Readonly<Record<string, Texts>> = {
  'interest-calculator': [
    ['Principal', '10000'],
    ['Interest rate', '5'],
    ['Time', '10'],
  ],
  'tax-calculator': [
    ['Amount', '100'],
    ['Tax rate', '20'],
  ],
  'mortgage-calculator': [
    ['Home price', '420000'],
    ['Down payment', '84000'],
    ['Interest rate', '6.25'],
  ],
  'discount-calculator': [
    ['Original price', '80'],
    ['Discount', '25'],
  ],
  'bill-splitter': [['Bill', '90']],
  'percentage-calculator': [
    ['Percentage', '15'],
    ['Number', '80'],
  ],
  'grade-converter': [['Percentage', '85']],
  'bmi-calculator': [
    ['Weight', '154'],
    ['Height', '69'],
  ],
  'ideal-weight-calculator': [['Height', '69']],
  'calorie-calculator': [
    ['Age', '30'],
    ['Weight', '154'],
    ['Height', '69'],
  ],
  'date-difference': [
    ['Start date', '2026-01-01'],
    ['End date', '2026-03-01'],
  ],
  'age-calculator': [['Birth date', '1990-06-15']],
  'math-solver': [['Expression', '1+2']],
  'language-detector': [['Text', 'Where is the train station, please?']],
}

/** These are filled in from the start, or need one text. */
const always: Readonly<Record<string, Texts>> = {
  'base64-tool': [['Text', 'Hello']],
  'box-shadow-generator': [['Blur', '12']],
  'color-generator': [['Base color', '#336699']],
  'currency-converter': [['Amount', '12']],
  'gpa-calculator': [
    ['Grade', 'A'],
    ['Credits', '3'],
  ],
  'gradient-generator': [['Position', '10']],
  'html-formatter': [['HTML', '<p>One</p>']],
  'invoice-generator': [['Description', 'Paint']],
  'json-editor': [['JSON', '[1]']],
  'qr-generator': [['Text', 'x']],
  'regex-tester': [
    ['Pattern', 'b'],
    ['Test string', 'abc'],
  ],
  'salary-calculator': [['Hourly rate', '25']],
  'text-counter': [['Text', 'One two']],
  'timezone-converter': [['Time', '9:30 pm']],
  'unit-converter': [['Amount', '12']],
}

/** Only a press answers, and then each edit, except where an answer asks a service. */
const oncePressed: Readonly<Record<string, Texts>> = {
  'ai-detector': [['Text', 'It is important to note that this text delves into a rich tapestry of words. '.repeat(5)]],
  'plagiarism-detector': [['Text', 'It is widely known that this text was written by someone else. '.repeat(5)]],
}

/** Drawn anew by each setting, from the start. */
const drawn: Readonly<Record<string, Texts>> = {
  'lorem-generator': [['Quantity', '2']],
  'password-generator': [['Length', '20']],
}

/** Drawn by a press alone. */
const drawnByPress = ['random-number-generator', 'username-generator']

const others = ['ip-lookup', 'pomodoro-timer']

const toolOf = (id: string) => tools.find((tool) => tool.id === id) ?? expect.fail(id)

/** The first control with a label: 'Grade' is also that of row 1. */
function controlOf(view: View, label: string): Control {
  const found = screen.queryAllByLabelText<Control>((text) => text === label || text.startsWith(`${label} `))
  const control = found.find((element) => view.root.contains(element) && element.matches('input, select, textarea'))
  return (
    control ??
    expect.fail(
      `${label}: ${textsIn(view.root).map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)}`,
    )
  )
}

const fill = (view: View, [label, text]: Texts[number]) => doing(() => edit(controlOf(view, label), text))

const figuresIn = (view: View) => wordsIn(view.root.querySelector('[data-status]') ?? view.root)

it('is known for all 37 tools', () => {
  const known = [onceComplete, always, oncePressed, drawn].flatMap((kind) => Object.keys(kind))
  expect([...known, ...drawnByPress, ...others].sort()).toEqual(tools.map(({ id }) => id).sort())
})

it.each(Object.entries(onceComplete))('%s answers once it’s complete', async (id, texts) => {
  const view = mount(toolOf(id))
  expect(statusIn(view.root)).toBe('example')
  const example = figuresIn(view).filter((text) => /\d/.test(text))
  for (const [at, text] of texts.entries()) {
    await fill(view, text)
    if (at === texts.length - 1) break
    expect(statusIn(view.root), `after ${text}`).toBe('incomplete')
    expect(figuresIn(view).filter((text) => example.includes(text))).toEqual([])
    expect(view.root.textContent).toContain('Still needed: ')
  }
  await until(() => expect(statusIn(view.root)).toBe('current'))
  expect(view.root.textContent).not.toContain('Use example')
})

// The math solver's button is a key of its keypad.
const pressable = Object.keys({ ...onceComplete, ...oncePressed }).filter((id) => id !== 'math-solver')

it.each(pressable)('%s says what’s missing if its button is pressed too early', async (id) => {
  const { root } = mount(toolOf(id))
  const button = root.querySelector<HTMLButtonElement>('[part=button], [data-inputs] [aria-disabled=true]')
  await doing(() => button?.click())
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  const news = [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  expect(news.join(' ')).toMatch(/(One field has an error|\d fields have errors)\./)
})

it.each(Object.entries(always))('%s answers each edit', async (id, texts) => {
  const view = mount(toolOf(id))
  await until(() => expect(['example', 'current']).toContain(statusIn(view.root)))
  for (const text of texts) await fill(view, text)
  expect(view.root.textContent).not.toContain('Use example')
  await until(() => expect(statusIn(view.root)).toBe('current'))
  expect(view.result()?.ok).toBe(true)
})

it.each(Object.entries(oncePressed))('%s answers a press, and then each edit', async (id, texts) => {
  const view = mount(toolOf(id))
  for (const text of texts) await fill(view, text)
  expect([statusIn(view.root), view.result()]).toEqual(['incomplete', undefined])
  await pressEnter(view)
  await until(() => expect(statusIn(view.root)).toBe('current'))
  const before = view.result()
  for (const [label, text] of texts) await fill(view, [label, `${text} And another sentence.`])
  await until(() => expect(view.result()).not.toBe(before))
})

it.each(Object.entries(drawn))('%s draws at once, and again with a setting', async (id, texts) => {
  const view = mount(toolOf(id))
  await settled(view, true)
  expect(statusIn(view.root)).toBe('current')
  const before = view.result()
  for (const text of texts) await fill(view, text)
  expect(view.result()).not.toEqual(before)
})

it.each(drawnByPress)('%s draws on a press, and keeps that whatever is edited', async (id) => {
  const view = mount(toolOf(id))
  await pressEnter(view)
  await settled(view, true)
  const before = view.result()
  for (const control of textsIn(view.root).slice(0, 1)) await doing(() => edit(control))
  expect([statusIn(view.root), view.result()]).toEqual(['current', before])
})

describe('ip-lookup', () => {
  it('answers a network at once', async () => {
    const view = mount(toolOf('ip-lookup'))
    await fill(view, ['IP address', '10.0.0.0/8'])
    await until(() => expect(statusIn(view.root)).toBe('current'))
  })

  it('asks about an address only on a press', async () => {
    const view = mount(toolOf('ip-lookup'))
    await fill(view, ['IP address', '8.8.8.8'])
    expect([statusIn(view.root), view.result()]).toEqual(['incomplete', undefined])
  })
})
