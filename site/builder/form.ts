import { element } from '../client/element'
import { type Choice, currencyOptions, localeOptions } from '../client/region/options'
import * as css from './builder.css'
import { accessName } from './choices'
import type { ToolFile } from './tool-file'

const select = (name: string, label: string, options: readonly Choice[], className = css.control) =>
  element(
    'label',
    { className },
    label,
    element('select', { name }, ...options.map(([value, text]) => new Option(text, value, !value, !value))),
  )

const check = (name: string, label: string) =>
  element('label', { className: css.check }, element('input', { type: 'checkbox', name }), label)

/** A part of the form, which can be closed. */
const group = (title: string, ...content: readonly HTMLElement[]) =>
  element('details', {}, element('summary', {}, title), element('div', { className: css.group }, ...content))

/** What can be chosen for a tool. Every control has a name, and '' or nothing is the default. */
export function formOf(tool: ToolFile): HTMLFormElement {
  const groups = [
    group('Fields', hint('Visitors start with what you enter in the preview.'), ...tool.fields.map(accessOf)),
    group('Look', ...look(tool)),
    group('Size', ...size()),
    group('Language and text', ...text(tool)),
  ]
  const form = element('form', { className: css.form, aria: { label: 'Options' } }, ...groups)
  form.addEventListener('submit', (event) => event.preventDefault())
  return form
}

const hint = (text: string) => element('p', { className: css.hint }, text)

const accessOf = ({ name, label }: ToolFile['fields'][number]) =>
  element(
    'div',
    {},
    select(accessName(name), label, access, css.row),
    element('p', { className: css.note, data: { note: name }, aria: { role: 'status' } }),
  )

/** Says so below fields that visitors can't fill in but that a tool needs. */
export function noteMissing(form: HTMLFormElement, missing: readonly string[]): void {
  for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
    const { note: name = '' } = note.dataset
    const isFixed = (form.elements.namedItem(accessName(name)) as HTMLSelectElement).value !== ''
    note.textContent =
      isFixed && missing.includes(name)
        ? 'Visitors can’t enter the value that the tool needs here. Show the field and enter one in the preview first.'
        : ''
  }
}

const access: readonly Choice[] = [
  ['', 'Shown'],
  ['lock', 'Locked'],
  ['hide', 'Hidden'],
]

const look = ({ hasEditor }: ToolFile) => [
  select('theme', 'Theme', [
    ['', 'Same as the page'],
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['auto', 'Same as the visitor’s device'],
  ]),
  select('corner', 'Corners', [
    ['', 'Round'],
    ['slight', 'Slightly rounded'],
    ['square', 'Square'],
  ]),
  select('size', 'Text size', [
    ['14px', 'Small'],
    ['', 'Medium'],
    ['18px', 'Large'],
  ]),
  select('density', 'Spacing', [
    ['0.75', 'Tight'],
    ['', 'Medium'],
    ['1.25', 'Wide'],
  ]),
  check('ownAccent', 'Use my accent color'),
  element(
    'label',
    { className: css.control },
    'Accent color',
    element('input', { type: 'color', name: 'accent', value: '#b23c0b' }),
  ),
  ...(hasEditor ? [check('editor', 'Line numbers and colored code')] : []),
]

const size = () => [
  select('width', 'Width', [
    ['', 'Full width'],
    ['720px', 'Up to 720 pixels'],
    ['480px', 'Up to 480 pixels'],
    ['320px', 'Up to 320 pixels'],
  ]),
  check('compact', 'Compact'),
  check('result', 'Only the answer'),
]

const text = ({ hasCurrency }: ToolFile) => [
  select('locale', 'Language and formats', [['', 'Same as the page'], ...localeOptions]),
  hint(
    'Words: Arabic, English, French, German, Portuguese and Spanish. Others have English words, with their region’s numbers.',
  ),
  ...(hasCurrency ? [select('currency', 'Currency', [['', 'Default'], ...currencyOptions])] : []),
  element('label', { className: css.control }, 'Heading', element('input', { name: 'heading', autocomplete: 'off' })),
  check('attribution', 'Link to the tool’s page'),
]
