import type { ReadIssue } from '../../engine/gradient-generator/read'
import { pasteStrings } from '../core/paste.strings'

/** What is said where a gradient is pasted: fetched with the field. */
export const lateStrings = {
  ...pasteStrings,
  reshaped: 'Read, as a circle around the middle: other shapes, sizes and places of a radial gradient are not kept.',
  pasteIssues: {
    'nothing-to-read': 'There is no gradient in this. Paste a linear-gradient() or radial-gradient().',
    'not-kept': 'This tool has no field for “{text}”. Leave it out, and paste again.',
    'unknown-color': '“{text}” cannot be read as a color. Use hex, rgb(), hsl(), oklch() or a color’s name.',
    'too-few-stops': 'A gradient needs two colors. Paste one that has them.',
    'too-many': 'This has more than {max} colors. Paste fewer.',
  } satisfies Record<ReadIssue, string>,
}
