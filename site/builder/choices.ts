import type { Attributes } from '../../scripts/build/snippet-code'
import { kebab, toAttribute } from '../../src/widgets/core/element/attributes'
import type { ToolFile } from './tool-file'

/** The builder's form: the value of each control by its name. */
export type Choices = Readonly<Record<string, string>>

/** Two of the three ways to show a field. The third is to leave it as it is. */
export const accessName = (field: string): string => `access-${field}`

/** The attributes that aren't fields. */
export const optionNames = [
  'locale',
  'currency',
  'theme',
  'heading',
  'hide',
  'lock',
  'editor',
  'compact',
  'result-only',
  'attribution',
] as const

/** The attributes for the choices. The fields' values are locale-independent. */
export function attributesOf(
  choices: Choices,
  values: Readonly<Record<string, unknown>>,
  { fields, page }: ToolFile,
): Attributes {
  const withAccess = (access: string) =>
    fields.filter(({ name }) => choices[accessName(name)] === access).map(({ name }) => name)
  const given: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [kebab(field), value])),
    locale: choices.locale,
    currency: choices.currency,
    theme: choices.theme,
    heading: choices.heading?.trim(),
    hide: withAccess('hide').join(' '),
    lock: withAccess('lock').join(' '),
    editor: choices.editor === 'on',
    compact: choices.compact === 'on',
    'result-only': choices.result === 'on',
    // Only a build that knows the site's address has it as the default.
    attribution: choices.attribution === 'on' && page,
  }
  const entries = Object.entries(given).flatMap(([name, value]) => {
    // A field that's given may be empty. An option that isn't chosen is.
    if (value === '' && !fields.some(({ attribute }) => attribute === name)) return []
    const text = toAttribute(value)
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries)
}

const corners: Readonly<Record<string, readonly [card: string, fields: string]>> = {
  slight: ['8px', '6px'],
  square: ['0px', '0px'],
}

/** The CSS variables for the choices: { '--pegboard-accent': '#5b2dd4', … }. */
export function variablesOf({ ownAccent, accent = '', corner = '', size = '', density = '' }: Choices): Attributes {
  const [radius = '', inner = ''] = corners[corner] ?? []
  const chosen = {
    ...(ownAccent === 'on' && {
      accent,
      'accent-hover': `color-mix(in srgb, ${accent}, #000 15%)`,
      'on-accent': textOn(accent),
    }),
    radius,
    'inner-radius': inner,
    size,
    density,
  }
  const given = Object.entries(chosen).filter(([, text]) => text !== '')
  return Object.fromEntries(given.map(([name, text]) => [`--pegboard-${name}`, text]))
}

/** Black or white, whichever contrasts more with a color (WCAG 2.2): textOn('#5b2dd4') is '#ffffff'. */
function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000'
}
