import type { ReadIssue } from '../../engine/box-shadow-generator/read'
import { pasteStrings } from '../core/paste.strings'

/** What is said where a shadow is pasted: fetched with the field. */
export const lateStrings = {
  ...pasteStrings,
  pasteIssues: {
    'nothing-to-read': 'There is no shadow in this. Paste a box-shadow, alone or with its rule.',
    'not-a-shadow': 'This cannot be read as a shadow: “{text}”. A layer has two to four lengths and a color.',
    'not-pixels': '“{text}” is not in pixels. Write all lengths in px.',
    'unknown-color': '“{text}” cannot be read as a color. Use hex, rgb(), hsl(), oklch() or a color’s name.',
    'too-many': 'This has more than {max} layers. Paste fewer.',
  } satisfies Record<ReadIssue, string>,
}
