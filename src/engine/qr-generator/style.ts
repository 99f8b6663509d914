import type { Form } from '../core/fields/read'
import type { Issue } from '../core/result'
import type { eyeShapes, fields, frames, IssueCode, moduleShapes, quietZones } from './fields'

/** The width of the light border in modules. The standard asks for 4 (ISO/IEC 18004, 5.3.8). */
export const borders = { none: 0, narrow: 2, standard: 4, wide: 8 } as const satisfies Record<
  (typeof quietZones)[number],
  number
>

/** In characters. A longer caption would be too small to read. */
export const maxCaption = 60

/** How a code is drawn. */
export interface Style {
  readonly modules: (typeof moduleShapes)[number]
  /** The three squares in the corners. */
  readonly eyes: (typeof eyeShapes)[number]
  /** '#rrggbb'. */
  readonly eyeColor: string
  /** `line` is an outline, `band` an outline with the caption in a colored band. */
  readonly frame: (typeof frames)[number]
  /** In modules. */
  readonly quietZone: number
  /** Below the code. '' for none. */
  readonly caption: string
}

/** Reads the fields of the style. `dark` is the color of the code, which the eyes have unless they have their own. */
export function readStyle(form: Form<typeof fields>, dark: string): Style {
  const issues: Issue<IssueCode>[] = form.issues
  const eyeColor = form.read('eyeColor') ?? dark
  const caption = form.text('caption').replace(/\s+/g, ' ')
  if (caption.length > maxCaption) issues.push({ code: 'long-caption', field: 'caption', values: { max: maxCaption } })
  else if (/\p{Surrogate}/u.test(caption)) issues.push({ code: 'broken-text', field: 'caption' })
  const quietZone = borders[form.read('quietZone') ?? 'standard']
  // Only checked.
  form.read('pdfWidth')
  return {
    modules: form.read('modules') ?? 'square',
    eyes: form.read('eyes') ?? 'square',
    eyeColor,
    frame: form.read('frame') ?? 'none',
    quietZone,
    caption,
  }
}

/** The style of a code that has none. */
export const plainStyle = (dark: string): Style => ({
  modules: 'square',
  eyes: 'square',
  eyeColor: dark,
  frame: 'none',
  quietZone: borders.standard,
  caption: '',
})

/** Whether a style is the usual one: squares in one color, with the standard's quiet zone. */
export const isPlain = (style: Style, dark: string): boolean => {
  const plain = plainStyle(dark)
  return (Object.keys(plain) as (keyof Style)[]).every((name) => plain[name] === style[name])
}
