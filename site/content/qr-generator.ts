import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Makes a QR code of a text, a link, or one of eight small forms: web address, email, phone, WiFi, SMS, contact, event and location. The forms write the text that phones act on, so that a guest who scans your WiFi code joins the network.',
    'The code is made in your browser. A WiFi password that you type here is not sent anywhere and not stored.',
  ],
  howItWorks: [
    'The text is encoded as ISO/IEC 18004 says, in the smallest of its 40 versions that holds it, as digits or capitals where it has nothing else and as UTF-8 otherwise. At least four modules around the code stay light.',
    'Before you see the picture, a decoder reads it back from its pixels and compares the text. Only then does it say ‘Checked: scans’; otherwise it shows no code.',
    'Error correction decides how much of a damaged or covered code can be restored: about 7% at level L, 15% at M, 25% at Q, 30% at H. More correction means more modules for the same text.',
  ],
  limits: [
    'One code holds at most 2,953 bytes at level L and 1,273 at H: an English letter is one byte, é is two, 漢 is three, an emoji four or more. Give a code that is nearly full 400 or 500 pixels, or use the SVG.',
    'The check reads the picture itself. It cannot know how small you print it, on what material, or how good the camera is: try a print before you make a thousand.',
  ],
  sources: [
    { name: 'ISO/IEC 18004, QR code bar code symbology specification' },
    { name: 'ISO/IEC 15415, print quality of two-dimensional symbols (contrast)' },
    { name: 'ZXing: Barcode contents', href: 'https://github.com/zxing/zxing/wiki/Barcode-Contents' },
    { name: 'RFC 6068, the mailto URI scheme', href: 'https://www.rfc-editor.org/rfc/rfc6068' },
    { name: 'RFC 2426, vCard 3.0', href: 'https://www.rfc-editor.org/rfc/rfc2426' },
    { name: 'RFC 5545, iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  faq: [
    {
      question: 'Do these codes expire?',
      answer: 'No. The text itself is in the code; nothing is looked up, counted or redirected when it is scanned.',
    },
    {
      question: 'Can I use a code in color?',
      answer:
        'Yes, if the code stays clearly darker than its background. The page warns where the contrast is below the best grade of ISO/IEC 15415, and where the code is the lighter one.',
    },
    {
      question: 'PNG or SVG?',
      answer: 'PNG for screens and messages, in the size you chose. SVG for print, as it stays sharp at any size.',
    },
    {
      question: 'My WiFi name has a semicolon or quotes in it. Does that work?',
      answer: 'Yes. Characters that have a meaning in such a code are marked with a backslash, as phones expect.',
    },
  ],
  samples: [
    { name: 'A link', value: { text: 'https://example.com' } },
    { name: 'A phone number', value: { text: 'tel:+15550100', level: 'Q' } },
    { name: 'A WiFi network', value: { text: 'WIFI:T:WPA;S:Guests;P:welcome;;', size: '300' } },
  ],
}
