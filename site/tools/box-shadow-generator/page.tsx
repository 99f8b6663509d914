import { SquareStack } from 'lucide-react'
import type { Output } from '../../../src/engine/box-shadow-generator/box-shadow-generator'
import { Drawing } from '../../examples/drawing'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: SquareStack,
  picture: () => (
    <Drawing width={44} height={30}>
      <filter id="shadow" x="-50%" y="-50%" width="200%" height="200%">
        <feDropShadow dx="0" dy="3" stdDeviation="3" floodOpacity=".35" />
      </filter>
      <rect x="6" y="4" width="32" height="18" rx="5" fill="#fff" filter="url(#shadow)" />
    </Drawing>
  ),
  receives: { color: 'layers.color' },
  howItWorks: [
    'Each layer becomes one shadow in a CSS box-shadow declaration, with an offset, blur, spread, color and opacity. The first layer is on top.',
    'With Paste CSS, you can import and edit a box-shadow of up to 20 layers. The contrast figures are WCAG ratios for black and white text on a white box, at the darkest point of any inset shadow.',
  ],
  facts: [
    {
      title: 'box-shadow values in order',
      rows: [
        ['inset', 'Inside the box (optional)'],
        ['Offset X', 'Right, or left if negative'],
        ['Offset Y', 'Down, or up if negative'],
        ['Blur', 'Softness, 0 is sharp'],
        ['Spread', 'Larger, or smaller if negative'],
        ['Color', 'With opacity'],
      ],
    },
  ],
  limits: [
    'Offsets go from −50 to 50 px, blur from 0 to 50 px and spread from −20 to 20 px.',
    'Pasted lengths must be in pixels. em, rem and CSS variables aren’t supported.',
    'A box shadow follows the box, not the outline of a transparent image. For that, use the CSS filter drop-shadow().',
  ],
  sources: [
    {
      name: 'W3C, CSS Backgrounds and Borders Module Level 3: box-shadow',
      href: 'https://www.w3.org/TR/css-backgrounds-3/',
    },
    { name: 'W3C, CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { name: 'W3C, WCAG 2.2: Contrast (Minimum)', href: 'https://www.w3.org/TR/WCAG22/' },
  ],
  faq: [
    {
      question: 'How do I make a box shadow look realistic?',
      answer:
        'Use two layers: a small one close to the box and a large, soft one farther down. Keep both below 30% opacity, and use a dark version of your background color instead of black. The sample “Soft card shadow” is an example.',
    },
    {
      question: 'Why isn’t my box shadow showing?',
      answer:
        'A parent with overflow: hidden may clip it, or a neighboring element may cover it. With no offset, blur or spread, a shadow is exactly as large as its box and hidden behind it.',
    },
    {
      question: 'What’s the difference between blur and spread?',
      answer:
        'Blur softens the edge of the shadow. Spread changes its size before it’s blurred: 10 px makes it 10 px larger on every side, and −10 px makes it 10 px smaller.',
    },
    {
      question: 'Does box-shadow affect layout?',
      answer:
        'No. A shadow takes up no space and doesn’t cause scroll bars. It can overlap other elements, so leave a margin around the box.',
    },
  ],
  samples: [
    {
      name: 'Soft card shadow',
      value: {
        layers: [
          {
            offsetX: '0',
            offsetY: '2',
            blurRadius: '4',
            spreadRadius: '0',
            color: '#0f172a',
            opacity: '18',
            inset: false,
          },
          {
            offsetX: '0',
            offsetY: '16',
            blurRadius: '32',
            spreadRadius: '-8',
            color: '#0f172a',
            opacity: '25',
            inset: false,
          },
        ],
      },
    },
    {
      name: 'Blue glow',
      value: {
        layers: [
          {
            offsetX: '0',
            offsetY: '0',
            blurRadius: '40',
            spreadRadius: '4',
            color: '#3b82f6',
            opacity: '70',
            inset: false,
          },
        ],
      },
    },
    {
      name: 'Pressed-in button',
      value: {
        layers: [
          {
            offsetX: '6',
            offsetY: '6',
            blurRadius: '12',
            spreadRadius: '0',
            color: '#94a3b8',
            opacity: '55',
            inset: true,
          },
          {
            offsetX: '-6',
            offsetY: '-6',
            blurRadius: '12',
            spreadRadius: '0',
            color: '#ffffff',
            opacity: '90',
            inset: true,
          },
        ],
      },
    },
  ],
}
