import { afterEach, beforeAll, expect, it } from 'vitest'
import { eachRow } from '../../each-row'
import { noSideEffects } from '../../no-side-effects'
import { discard, type PegboardElement, settle, shadow } from '../page'
import { load } from './load'

// Attributes and their properties by kind, and the options of every tool. ../attributes.ts tests that each field has both.

// Invalid values are warned of.
noSideEffects({ allow: /^warn: <pegboard-/ })
beforeAll(async () => {
  for (const id of ['bmi-calculator', 'mortgage-calculator', 'username-generator', 'gradient-generator']) await load(id)
})
afterEach(discard)

type Properties = PegboardElement & Record<string, unknown>

function placed(tag: string, attributes: Record<string, string> = {}): Properties {
  const element = document.createElement(`pegboard-${tag}`)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  document.body.append(element)
  return element as Properties
}

/** What a page sees of a field. */
const seen = (element: Properties, field: string, attribute: string, property: string) => [
  element.value[field],
  element[property],
  element.getAttribute(attribute),
]

const texts = [
  ['text', 'username-generator', 'word', 'word', 'word', ''],
  ['a number', 'bmi-calculator', 'weight', 'weight', 'weight', ''],
  ['money', 'mortgage-calculator', 'homePrice', 'home-price', 'homePrice', ''],
  ['a percentage', 'mortgage-calculator', 'interestRate', 'interest-rate', 'interestRate', ''],
  ['a date', 'mortgage-calculator', 'startDate', 'start-date', 'startDate', ''],
  ['a choice', 'bmi-calculator', 'units', 'units', 'units', 'metric'],
  // `style` holds an element's CSS.
  ['a choice called style', 'username-generator', 'style', 'field-style', 'fieldStyle', 'cool'],
] as const

eachRow(texts)('%s is the text of its attribute, valid or not', async (_, tag, field, attribute, property, initial) => {
  const element = placed(tag)
  const now = () => seen(element, field, attribute, property)
  expect(now()).toEqual([initial, initial, null])
  for (const text of ['', 'x', '70', 'false', '[{]', '{"a":1}', '[1]', '9'.repeat(1000)]) {
    element.setAttribute(attribute, text)
    expect(now()).toEqual([text, text, text])
    await settle(element)
  }
  element.removeAttribute(attribute)
  expect(now()).toEqual([initial, initial, null])

  for (const [given, text] of [
    ['x', 'x'],
    ['', ''],
    [70, '70'],
    [0, '0'],
    [true, ''],
  ]) {
    element[property] = given
    expect(now()).toEqual([text, text, text])
  }
  for (const nothing of [null, undefined, false]) {
    element[property] = 'x'
    element[property] = nothing
    expect(now()).toEqual([initial, initial, null])
  }
  await settle(element)
  expect(element.getAttribute('style')).toBeNull()
})

it('a boolean is set by presence, unless its text is false', () => {
  const element = placed('username-generator')
  const now = () => seen(element, 'numbers', 'numbers', 'numbers')
  expect(now()).toEqual([false, false, null])
  for (const text of ['', 'true', 'numbers', 'invalid']) {
    element.setAttribute('numbers', text)
    expect(now()).toEqual([true, true, text])
    element.removeAttribute('numbers')
    expect(now()).toEqual([false, false, null])
  }
  element.setAttribute('numbers', 'false')
  expect(now()).toEqual([false, false, 'false'])
  for (const [given, is, text] of [
    [true, true, ''],
    [false, false, null],
    ['', true, ''],
    ['false', false, 'false'],
    [null, false, null],
    [true, true, ''],
    [undefined, false, null],
  ]) {
    element.numbers = given
    expect(now()).toEqual([is, is, text])
  }
})

const initialStops = [
  { color: '#3b82f6', position: '0' },
  { color: '#8b5cf6', position: '100' },
]
const red = { color: '#ff0000', position: '10' }

it('a list is read as JSON. Without a list of records, it’s the initial one', async () => {
  const element = placed('gradient-generator')
  const now = () => seen(element, 'stops', 'stops', 'stops')
  expect(now()).toEqual([initialStops, initialStops, null])
  for (const [text, list] of [
    [JSON.stringify([red]), [red]],
    // Numbers are read as text, missing fields are as in the initial row, and others are kept.
    ['[{"color":"#ff0000","position":10}]', [red]],
    ['[{"color":"#ff0000"}]', [{ color: '#ff0000', position: '0' }]],
    ['[{"color":"#ff0000","position":"10","name":1}]', [{ ...red, name: '1' }]],
    ...['', 'invalid', '[{]', '{"a":1}', '[1]', '[null]', '[]', '9'.repeat(1000)].map((wrong) => [wrong, initialStops]),
  ] as [string, object][]) {
    element.setAttribute('stops', text)
    expect(now()).toEqual([list, list, text])
    await settle(element)
  }
  element.removeAttribute('stops')
  expect(now()).toEqual([initialStops, initialStops, null])
  for (const nothing of [null, undefined, false]) {
    element.stops = [red]
    expect(now()).toEqual([[red], [red], JSON.stringify([red])])
    element.stops = nothing
    expect(now()).toEqual([initialStops, initialStops, null])
  }
})

eachRow([
  ['bmi-calculator', 'weight', 'weight', '70.5', '70,5'],
  ['mortgage-calculator', 'home-price', 'homePrice', '420000.5', '420000,5'],
  ['mortgage-calculator', 'interest-rate', 'interestRate', '6.25', '6,25'],
  ['mortgage-calculator', 'interest-rate', 'interestRate', 'invalid', 'invalid'],
  ['mortgage-calculator', 'start-date', 'startDate', '2026-06-15', '2026-06-15'],
  ['bmi-calculator', 'units', 'units', 'imperial', 'imperial'],
  ['username-generator', 'word', 'word', '6.25', '6.25'],
  ['gradient-generator', 'stops', 'stops', '[{"color":"#ff0000","position":"10.5"}]', [{ ...red, position: '10,5' }]],
])('in German, the field of <pegboard-%s %s> (%s) with %s has %j', (tag, attribute, field, text, value) => {
  expect(placed(String(tag), { [String(attribute)]: String(text), locale: 'de-DE' }).value[String(field)]).toEqual(
    value,
  )
})

eachRow([
  ['locale', 'de'],
  ['theme', 'dark'],
  ['name'],
  ['heading'],
  ['hide', 'weight'],
  ['lock', 'weight'],
  ['attribution'],
])('%s is a property that reflects its attribute', (name, text = 'x') => {
  const element = placed('bmi-calculator')
  expect(element[name]).toBe('')
  element.setAttribute(name, text)
  expect(element[name]).toBe(text)
  element.removeAttribute(name)
  element[name] = text
  expect(element.getAttribute(name)).toBe(text)
  for (const nothing of [null, undefined]) {
    element[name] = text
    element[name] = nothing
    expect([element.hasAttribute(name), element[name]]).toEqual([false, ''])
  }
})

eachRow([['required'], ['compact'], ['resultOnly', 'result-only']])(
  '%s is a boolean property that reflects its attribute',
  (name, attribute = name) => {
    const element = placed('bmi-calculator')
    for (const [value, is, text] of [
      [true, true, ''],
      [false, false, null],
      ['', true, ''],
      ['false', false, 'false'],
      [null, false, null],
    ]) {
      element[name] = value
      expect([element[name], element.getAttribute(attribute)]).toEqual([is, text])
    }
  },
)

it('is disabled by true and by an empty attribute, not by false', async () => {
  const element = placed('bmi-calculator')
  for (const [value, is] of [
    [true, true],
    [false, false],
    ['', true],
    ['false', false],
    ['', true],
    [null, false],
  ]) {
    element.disabled = value
    expect([element.disabled, element.matches(':disabled')]).toEqual([is, is])
    await settle(element)
    expect(shadow(element).querySelector('[inert]') !== null).toBe(is)
  }
  // To the browser, any value disables a form control.
  element.setAttribute('disabled', 'false')
  expect(element.matches(':disabled')).toBe(false)
})
