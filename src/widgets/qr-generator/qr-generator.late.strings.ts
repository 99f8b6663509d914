import { coreStrings } from '../core/strings'
import type { Code } from './qr-generator.run'
import type { FetchReason } from './qr-generator.service'

/** What is said of a code: fetched with what makes it. */
export const lateStrings = {
  pictured: 'QR code that holds: {text}',
  scans: 'Checked: scans',
  say: 'QR code made. Checked: scans. Version {version}, {side} by {side} modules.',
  version: 'Version',
  versionOf: '{version}, with {side} × {side} modules',
  restores: '{level}, restores about {percent}%',
  holds: 'Holds',
  png: 'Download PNG',
  svg: 'Download SVG',
  copyPicture: 'Copy picture',
  pictureDenied: 'Copying pictures is blocked on this page. Download it instead.',
  cautions: {
    'low-contrast':
      'These two colors are close to each other: a camera may not read the code in poor light or in print.',
    inverted: 'The code is lighter than its background. Many scanners read only dark codes on light ground.',
  },
  fromService: 'Drawn by the image service of this page, which was sent the text.',
  retry: 'Try again',
  reasons: {
    offline: 'The image service could not be reached. Check your connection and try again.',
    timeout: 'The image service did not answer within 8 seconds. Try again in a moment.',
    status: 'The image service answered with error {status}. Try again in a moment.',
    body: 'What the image service sent was no picture. Try again in a moment.',
  } satisfies Record<FetchReason, string>,
  tooMany: 'The image service has had too many requests from here. Wait a minute and try again.',
  issues: {
    missing: 'Enter the text or link that the code should hold.',
    'too-long':
      'Too much text: {length} bytes, and {max} fit at this level. Shorten it, or choose a lower error correction.',
    'broken-text': 'The text has half of a character in it, which no code can hold. Type it anew.',
    'too-dense': 'So much text needs more pixels than this. Choose {min} px or more.',
    'not-a-color': 'Write a color as # and six digits from 0 to f, such as #1d6b43.',
    'unknown-size': 'Choose one of the sizes.',
    'unknown-level': 'Choose L, M, Q or H.',
    'does-not-scan':
      'This code could not be read back, so it is not shown. Choose colors with more contrast, or a larger size.',
    'failed-to-fetch': 'Failed to fetch the picture',
    'not-loaded': coreStrings.notFetched,
  } satisfies Record<Code, string>,
}
