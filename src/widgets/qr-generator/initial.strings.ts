import type { IssueCode } from '../../engine/qr-generator/fields'
import type { LoadCode } from '../core/base/fetch-module'
import { coreStrings, loadIssues } from '../core/base/strings'
import type { FetchCode, FetchReason } from './qr-generator.service'

/** `does-not-scan`: the decoder couldn't read the image, or read a different text. */
export type Code = IssueCode | FetchCode | LoadCode | 'does-not-scan'

/** The strings of the first view and of codes. */
export const initialStrings = {
  ...coreStrings,
  copy: 'Copy SVG',
  name: 'QR code generator',
  mode: 'Mode',
  modes: { make: 'Make', batch: 'Batch', read: 'Read' },
  kind: 'Content type',
  kinds: {
    text: 'Text',
    url: 'URL',
    email: 'Email',
    phone: 'Phone',
    wifi: 'Wi-Fi',
    sms: 'SMS',
    contact: 'Contact',
    event: 'Event',
    location: 'Location',
  },
  text: 'Text',
  size: 'Size',
  pixels: '{size} px',
  level: 'Error correction',
  /** A level and how much of a damaged code it restores: 'M · 15%'. */
  levelOf: '{level} · {percent}%',
  design: 'Colors and shape',
  logo: 'Logo',
  none: 'none',
  raised: 'Error correction raised to {level} for the logo.',
  frameAndPrint: 'Frame and print',
  frames: { none: 'None', line: 'Outline', band: 'Band' },
  generate: 'Generate',
  qrCode: 'QR code',
  pictured: 'QR code: {text}',
  scans: 'Scan test passed',
  /** With a caution. */
  scansHere: 'Scans on screen, but may fail elsewhere',
  unread: 'Scan test failed',
  unreadHint:
    'This code can’t be read with its shape or logo. Choose square modules or a larger size, or remove the logo.',
  version: 'Version',
  modules: 'Modules',
  square: '{side} × {side}',
  file: 'PNG size',
  pixelSize: '{width} × {height} px',
  meaning: 'Can still be scanned if up to about {percent} of it is dirty or damaged.',
  holds: 'Content',
  png: 'Download PNG',
  svg: 'Download SVG',
  pdf: 'Download PDF',
  fileFailed: 'The file couldn’t be created. Try a smaller size.',
  contrast: 'Contrast',
  ratio: '{ratio}:1',
  swap: 'Swap colors',
  copyPicture: 'Copy image',
  pictureDenied: 'Copying images is blocked on this page. Download the PNG instead.',
  cautions: {
    'low-contrast':
      'Low contrast. Cameras may not read this code in poor light or in print. Choose a darker code or a lighter background: at least 3:1 on white.',
    inverted: 'The code is lighter than its background. Many scanners can’t read it.',
    'thin-border':
      'The quiet zone is too narrow. Wherever you place the code, leave a blank border of 4 modules around it.',
  },
  fromService: 'Created by this page’s image service. Your text was sent to it.',
  reasons: {
    offline: 'Couldn’t reach the image service. Check your connection and try again.',
    timeout: 'The image service didn’t respond within 8 seconds. Try again in a moment.',
    status: 'The image service returned error {status}. Try again in a moment.',
    body: 'The image service didn’t return an image. Try again in a moment.',
  } satisfies Record<FetchReason, string>,
  tooMany: 'The image service got too many requests. Wait a minute and try again.',
  issues: {
    missing: 'Enter text or a link, such as https://example.com.',
    'too-long': 'Too long: {length} bytes, but only {max} fit. Shorten the text, or choose error correction L.',
    'broken-text': 'The text contains a broken character, such as half an emoji. Delete it.',
    'too-dense': 'Too much text for this size. Choose {min} px or more.',
    'not-a-color': 'Enter a color, such as #1d6b43 or navy.',
    'not-opaque': 'Enter an opaque color, such as #1d6b43.',
    'unknown-size': 'Choose a size from the list.',
    'unknown-level': 'Choose L, M, Q or H.',
    'unknown-style': 'Choose an option from the list.',
    'long-caption': 'Use {max} characters or fewer.',
    'no-room-for-logo': 'Too much text for a logo. Shorten the text, or remove the logo.',
    'does-not-scan': 'This code doesn’t scan. Choose colors with more contrast, or a larger size.',
    'failed-to-fetch': 'Failed to fetch the image',
    ...loadIssues,
  } satisfies Record<Code, string>,
}
