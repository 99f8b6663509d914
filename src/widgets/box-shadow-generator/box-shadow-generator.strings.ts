import type { IssueCode, Measure } from '../../engine/box-shadow-generator/box-shadow-generator'
import type { ReadIssue } from '../../engine/box-shadow-generator/read'
import { coreStrings, numberIssues } from '../core/base/strings'
import { contrastStrings } from '../core/css-tools/contrast.strings'
import { pasteStrings } from '../core/css-tools/paste.strings'

export const strings = {
  ...pasteStrings,
  ...coreStrings,
  ...contrastStrings,
  name: 'Box shadow generator',
  presets: 'Presets',
  preset: { soft: 'Soft', medium: 'Medium', hard: 'Hard', inset: 'Inset' },
  layers: 'Layers (first on top)',
  layer: 'Layer {n}',
  /** A layer that isn't selected. */
  summary: 'X {offsetX}, Y {offsetY}, blur {blurRadius}',
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
  inset: 'Inset shadow',
  add: 'Add layer',
  remove: 'Remove layer {n}',
  paste: 'Paste CSS',
  pad: 'Position of layer {n}',
  hint: 'Drag a dot or use the arrow keys to move a layer.',
  place: 'X {x} px, Y {y} px',
  contrast: 'Text contrast on a white box, at the darkest point of any inset shadow:',
  say: { one: 'Box shadow with {n} layer', other: 'Box shadow with {n} layers' },
  pasteIssues: {
    'nothing-to-read': 'No shadow found. Paste CSS, such as box-shadow: 0 4px 6px gray.',
    'not-a-shadow': 'Can’t read “{text}”. Use 2 to 4 lengths and a color, such as 0 4px 6px gray.',
    'not-pixels': '“{text}” isn’t in pixels. Use a length such as 16px.',
    'unknown-color': 'Can’t read the color “{text}”. Use one such as #3b82f6 or tomato.',
    'too-many': 'Too many layers. Paste {max} or fewer.',
  } satisfies Record<ReadIssue, string>,
  issues: {
    ...numberIssues,
    missing: 'Enter a value, such as {example}.',
    'not-a-color': 'Enter a color, such as #3b82f6 or tomato.',
    'not-opaque': 'Enter an opaque color, such as #3b82f6. Set the opacity separately.',
    'no-layers': 'Add at least one layer.',
  } satisfies Record<IssueCode, string>,
}
