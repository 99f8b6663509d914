import { coreStrings } from '../core/strings'
import { formStrings } from './qr-generator.form.strings'
import { lateStrings } from './qr-generator.late.strings'
import type { Code } from './qr-generator.run'

export const firstStrings = {
  ...coreStrings,
  copy: 'Copy SVG',
  name: 'QR generator',
  kind: 'Code for',
  kinds: {
    text: 'Text',
    url: 'URL',
    email: 'Email',
    phone: 'Phone',
    wifi: 'WiFi',
    sms: 'SMS',
    contact: 'Contact',
    event: 'Event',
    location: 'Location',
  },
  text: 'Text',
  size: 'Size',
  pixels: '{size} px',
  level: 'Error correction',
  /** How much of a damaged code can be restored. */
  levelOf: '{level} · {percent}%',
  colors: 'Colors',
  dark: 'Code',
  light: 'Background',
  pick: { dark: 'Code color', light: 'Background color' },
  generate: 'Generate',
  /** Among the late ones. */
  issues: {} as Readonly<Record<Code, string>>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, formStrings)
