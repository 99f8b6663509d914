import type { IssueCode, Measure } from '../../engine/box-shadow-generator'
import type { ReadIssue } from '../../engine/box-shadow-generator/read'
import { contrastStrings } from '../core/css-tools/contrast.strings'
import { pasteStrings } from '../core/css-tools/paste.strings'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...pasteStrings,
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
  pasteIssues: {
    'nothing-to-read': 'There is no shadow in this. Paste a box-shadow, alone or with its rule.',
    'not-a-shadow': 'This cannot be read as a shadow: “{text}”. A layer has two to four lengths and a color.',
    'not-pixels': '“{text}” is not in pixels. Write all lengths in px.',
    'unknown-color': '“{text}” isn’t a color. Use a CSS color, such as #3b82f6, tomato or rgb(59 130 246).',
    'too-many': 'This has more than {max} layers. Paste fewer.',
  } satisfies Record<ReadIssue, string>,
  issues: {
    ...numberIssues,
    missing: 'Fill this in to see the shadow.',
    'not-a-color': 'Enter a color, such as #3b82f6 or tomato.',
    'not-opaque': 'Enter a color without transparency, such as #3b82f6, and set the opacity on its own.',
    'no-layers': 'Add a layer to see a shadow.',
  } satisfies Record<IssueCode, string>,
}
