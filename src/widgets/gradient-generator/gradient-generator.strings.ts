import type { directions, IssueCode, presets, types } from '../../engine/gradient-generator'
import { contrastStrings } from '../core/contrast.strings'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './gradient-generator.late.strings'

export const firstStrings = {
  ...coreStrings,
  ...contrastStrings,
  name: 'Gradient generator',
  type: 'Type',
  types: { linear: 'Linear', radial: 'Radial' } satisfies Record<(typeof types)[number], string>,
  direction: 'Direction',
  directions: {
    'to top': '↑ To the top',
    'to top right': '↗ To the top right',
    'to right': '→ To the right',
    'to bottom right': '↘ To the bottom right',
    'to bottom': '↓ To the bottom',
    'to bottom left': '↙ To the bottom left',
    'to left': '← To the left',
    'to top left': '↖ To the top left',
    '45deg': '45°',
    '135deg': '135°',
    '225deg': '225°',
    '315deg': '315°',
  } satisfies Record<(typeof directions)[number], string>,
  presets: 'Presets',
  preset: {
    ocean: 'Ocean',
    sunset: 'Sunset',
    forest: 'Forest',
    fire: 'Fire',
    sky: 'Sky',
    purple: 'Purple',
  } satisfies Record<keyof typeof presets, string>,
  random: 'Random gradient',
  track: 'Positions, drag to move',
  stops: 'Color stops',
  stop: 'Color {n}',
  position: 'Position',
  thumb: 'Position of color {n}',
  picker: 'Pick color {n}',
  percent: '{n}%',
  add: 'Add color',
  remove: 'Remove color {n}',
  paste: 'Paste CSS',
  contrast: 'Text anywhere on it, at the worst place:',
  contrastUnknown: 'How text reads on it depends on what shines through from below.',
  say: { linear: 'Linear gradient of {n} colors', radial: 'Radial gradient of {n} colors' },
  issues: {
    ...numberIssues,
    missing: 'Fill this in to see the gradient.',
    'unknown-type': 'Choose linear or radial.',
    'unknown-direction': 'Choose a direction from the list.',
    'not-a-color': 'This is not a color. Enter hex digits, such as #3b82f6, or #3b82f680 to see through.',
    'too-few-stops': 'A gradient needs two colors. Add one.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
