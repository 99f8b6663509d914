import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Drag the dot on the preview to where the shadow should fall, or press the arrow keys, and set blur, spread, color and opacity with sliders or numbers. Add layers: two or three soft ones look more like light than one hard one does.',
    'Have a shadow already? Paste the CSS, alone or with its whole rule, and go on from there.',
  ],
  howItWorks: [
    'What you see is made by the CSS you copy: the preview is styled with that very text. Each layer is written as CSS Backgrounds has it: offset right, offset down, blur radius, spread, color; the first layer lies on top.',
    'The blur radius is the width of the soft edge. Spread makes the shadow larger than the box, or, below zero, smaller, which keeps it from showing at the sides. A shadow inside the box is drawn above its background and below its text.',
    'Contrast is worked out for black and white text on a white box, at the place where all shadows inside the box lie over each other in full: the worst there is.',
  ],
  limits: [
    'Offsets go from −50 to 50 pixels, blur to 50, spread from −20 to 20. Pasted lengths must be in pixels, since other units depend on the page.',
    'Pasted colors may be hex, names, rgb(), hsl() or oklch(); variables cannot be read, because their values are on your page.',
  ],
  sources: [
    { name: 'W3C, CSS Backgrounds and Borders Level 3: box-shadow', href: 'https://www.w3.org/TR/css-backgrounds-3/' },
    { name: 'W3C, CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { name: 'W3C, WCAG 2.2: contrast (minimum)', href: 'https://www.w3.org/TR/WCAG22/' },
  ],
  faq: [
    {
      question: 'How do I make a shadow look natural?',
      answer:
        'Use more than one layer: a small sharp one for where the box meets the page, and a wide faint one further down. Keep opacity low, and let the shadow fall down rather than around.',
    },
    {
      question: 'Why can I not see my shadow?',
      answer:
        'It may be hidden behind the box: with no offset, blur or spread an outer shadow is exactly as large as the box. Or an ancestor on your page cuts it off with overflow: hidden.',
    },
    {
      question: 'Does a shadow change the layout?',
      answer: 'No. It takes no room and moves nothing; neighbors may be painted over it.',
    },
  ],
  samples: [
    {
      name: 'Two soft layers',
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
      name: 'Pressed in',
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
