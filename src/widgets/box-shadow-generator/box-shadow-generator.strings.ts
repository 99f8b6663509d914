import type { IssueCode, Measure } from '../../engine/box-shadow-generator'
import { contrastStrings } from '../core/contrast.strings'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './box-shadow-generator.late.strings'

export const firstStrings = {
  ...coreStrings,
  ...contrastStrings,
  name: 'Box shadow generator',
  presets: 'Presets',
  preset: { soft: 'Soft', medium: 'Medium', hard: 'Hard', inset: 'Inset' },
  layers: 'Layers, the first on top',
  layer: 'Layer {n}',
  measures: {
    offsetX: 'Offset X',
    offsetY: 'Offset Y',
    blurRadius: 'Blur',
    spreadRadius: 'Spread',
    opacity: 'Opacity',
  } satisfies Record<Measure, string>,
  pixels: 'px',
  percent: '%',
  color: 'Color',
  picker: 'Pick the color of layer {n}',
  inset: 'Inside the box',
  add: 'Add layer',
  remove: 'Remove layer {n}',
  paste: 'Paste CSS',
  pad: 'Place of layer {n}',
  hint: 'Drag a dot, or press the arrow keys, to move its layer.',
  place: '{x} px right, {y} px down',
  contrast: 'Text on the white box, where the shadow inside it is at its darkest:',
  say: { one: 'Box shadow of one layer', other: 'Box shadow of {n} layers' },
  issues: {
    ...numberIssues,
    missing: 'Fill this in to see the shadow.',
    'not-a-color': 'This is not a color. Enter three or six hex digits, such as #3b82f6.',
    'no-layers': 'Add a layer to see a shadow.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
