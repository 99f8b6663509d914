import { QrCode } from 'lucide-react'
import type { Output } from '../../../src/engine/qr-generator/qr-generator'
import { Drawing } from '../../examples/drawing'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: QrCode,
  alsoCalled: 'qrcode barcode wifi wi-fi vcard link code',
  picture: (output) => (
    <Drawing width={30} height={30} view={output.modules.length}>
      <path d={darkModules(output.modules)} fill="currentColor" />
    </Drawing>
  ),
  receives: { text: 'text', json: 'text', html: 'text' },
  howItWorks: [
    'Your text is encoded in the smallest QR code that holds it (ISO/IEC 18004). A decoder then reads the drawn code back, with its colors, shapes and logo. A green check means that the text is the same, and contrast and border suffice.',
    'Forms for web addresses, email, phone numbers, text messages, Wi-Fi, contacts, events and locations write the text in formats that phones recognize. Every image has the blank border of 4 modules that scanners need, unless you choose another width.',
    'Batch makes up to 1,000 codes from a table, as a ZIP file. Read decodes codes in images or from your camera. No image is uploaded.',
  ],
  facts: [
    {
      title: 'Error correction',
      rows: [
        ['Level L', 'Restores about 7%'],
        ['Level M', 'Restores about 15%'],
        ['Level Q', 'Restores about 25%'],
        ['Level H', 'Restores about 30%'],
      ],
    },
    {
      title: 'QR code capacity',
      rows: [
        ['Level L', '2,953 bytes'],
        ['Level M', '2,331 bytes'],
        ['Level Q', '1,663 bytes'],
        ['Level H', '1,273 bytes'],
      ],
    },
  ],
  limits: [
    'You can’t change the content of a code that’s already printed, and scans aren’t counted.',
    'The scan test checks the image, not the print. Paper, size and lighting matter too, so scan a sample before you order a thousand.',
    'Captions in scripts other than Latin, Greek and Cyrillic are images within SVG and PDF files.',
  ],
  sources: [
    { name: 'ISO/IEC 18004, QR code bar code symbology specification' },
    { name: 'ISO/IEC 15415:2011, Bar code print quality test specification: two-dimensional symbols (contrast)' },
    { name: 'ZXing: Barcode contents', href: 'https://github.com/zxing/zxing/wiki/Barcode-Contents' },
    { name: 'RFC 6068, The “mailto” URI scheme', href: 'https://www.rfc-editor.org/rfc/rfc6068' },
    { name: 'RFC 2426, vCard 3.0', href: 'https://www.rfc-editor.org/rfc/rfc2426' },
    { name: 'RFC 5545, iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  faq: [
    {
      question: 'Do QR codes expire?',
      answer:
        'These don’t. The code contains your link or text itself, not the address of a redirect service. It works as long as the page behind the link exists.',
    },
    {
      question: 'Should I download PNG, SVG or PDF?',
      answer:
        'Use SVG or PDF for print, because they stay sharp at any size. Use PNG for websites, email and office documents. PNG images are 150 to 2000 pixels wide.',
    },
    {
      question: 'Can a QR code be in color?',
      answer:
        'Yes, as long as the code is much darker than its background. You’ll see a warning below 70% contrast, the minimum for grade A in ISO/IEC 15415. On white, that’s a contrast ratio of 3:1. A light code on a dark background gets one, too.',
    },
    {
      question: 'Is it safe to make a QR code for my Wi-Fi password?',
      answer:
        'Yes. The code is created in your browser, and the password isn’t sent anywhere. But anyone who scans the code can see the password, so share it only with people who may use your Wi-Fi.',
    },
    {
      question: 'How large can a logo be?',
      answer:
        'It covers at most 28% of the code’s width. To make up for it, error correction is raised to H, or Q for long texts.',
    },
  ],
  samples: [
    { name: 'Link to a website', value: { text: 'https://example.com' } },
    { name: 'Call a phone number', value: { text: 'tel:+15550100', level: 'Q' } },
    { name: 'Join guest Wi-Fi', value: { text: 'WIFI:T:WPA;S:Guests;P:welcome-in;;', size: '300' } },
    {
      name: 'Code with a caption',
      value: {
        text: 'https://example.com/menu',
        frame: 'band',
        caption: 'Scan for the menu',
        modules: 'rounded',
        size: '500',
      },
    },
  ],
}

const darkModules = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
