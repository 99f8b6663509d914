import type { Hue, IssueCode, Shade, Tone, Type } from '../../engine/color-generator'
import { contrastStrings } from '../core/css-tools/contrast.strings'
import { coreStrings } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  ...contrastStrings,
  name: 'Color palette',
  copy: 'Copy All',
  base: 'Base color',
  picker: 'Pick the base color',
  type: 'Palette type',
  types: {
    complementary: 'Complementary',
    triadic: 'Triadic',
    analogous: 'Analogous',
    monochromatic: 'Monochromatic',
    random: 'Random',
  } satisfies Record<Type, string>,
  generate: 'Generate',
  palette: 'Palette, press a color to copy it',
  names: {
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    yellow: 'yellow',
    olive: 'olive',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
    black: 'black',
    gray: 'gray',
    white: 'white',
  } satisfies Record<Hue | Shade, string>,
  tones: { dark: 'dark {name}', medium: '{name}', light: 'light {name}' } satisfies Record<Tone, string>,
  gray: 'A gray has no hue to turn, so its palette is of grays.',
  variables: 'CSS variables',
  tailwind: 'Tailwind theme',
  json: 'JSON',
  say: 'New palette: {colors}',
  issues: {
    missing: 'Enter a color such as #3b82f6.',
    'not-a-color': 'This is not a color. Enter three or six hex digits, such as #3b82f6.',
    'unknown-type': 'Choose a type from the list.',
    'no-random': 'This browser has no secure random source. Choose another type.',
  } satisfies Record<IssueCode, string>,
}
