import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Put colors on a line and drag them, or move them with the arrow keys, until the gradient is right. Choose one of twelve directions or a circle, begin with a preset or a random gradient, and copy one line of CSS.',
    'Have a gradient already? Paste the CSS, alone or with its whole rule, and go on from there.',
  ],
  howItWorks: [
    'What you see is made by the CSS you copy: the preview is styled with that very text. Colors stand in the order of their positions, and between two of them the browser mixes in sRGB, as CSS Images says.',
    '“To the top right” and 45° are the same in a square only: corners follow the shape of the box, angles do not.',
    'Contrast is the worst that black or white text meets anywhere on the gradient. White text is worst on the lightest color. Black text may be worst between two colors: halfway from red to a bright green is darker than either, and that place is searched for.',
    'A random gradient takes two or three neighboring hues in OKLCH, each lighter than the one before, so that the mix between them stays colorful.',
  ],
  limits: [
    'Radial gradients are circles around the middle. Pasted ones of another shape are read as such circles, with a note. Conic and repeating gradients, positions in pixels and other color spaces have no field here and are refused.',
    'Where a color is transparent in part, no contrast is given: it depends on what lies below.',
  ],
  sources: [
    { name: 'W3C, CSS Images Module Level 3: gradients', href: 'https://www.w3.org/TR/css-images-3/' },
    { name: 'W3C, CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { name: 'W3C, WCAG 2.2: contrast (minimum)', href: 'https://www.w3.org/TR/WCAG22/' },
  ],
  faq: [
    {
      question: 'How do I make a sharp edge between two colors?',
      answer: 'Give both the same position, such as 50%. The gradient then changes at once.',
    },
    {
      question: 'How do I fade a color out?',
      answer:
        'Add two digits for opacity to its hex text: #3b82f600 is that blue, fully transparent. Fade to the same color rather than to another one.',
    },
    {
      question: 'Why is the middle of my gradient gray?',
      answer:
        'Colors on opposite sides of the wheel mix to gray in sRGB. Add a vivid color between them, or choose neighbors.',
    },
    {
      question: 'Does it work in every browser?',
      answer:
        'Yes: the CSS uses hex colors, percent positions and syntax that browsers have had for over a decade. Hex with opacity is newer, but in all current ones.',
    },
  ],
  samples: [
    {
      name: 'Dusk',
      value: {
        type: 'linear',
        direction: 'to bottom',
        stops: [
          { color: '#1b2a4e', position: '0' },
          { color: '#b5446e', position: '65' },
          { color: '#ffb26b', position: '100' },
        ],
      },
    },
    {
      name: 'Spotlight',
      value: {
        type: 'radial',
        stops: [
          { color: '#fff7d6', position: '0' },
          { color: '#1d1b18', position: '75' },
        ],
      },
    },
    {
      name: 'Flag with sharp edges',
      value: {
        direction: 'to right',
        stops: [
          { color: '#1d6b43', position: '33' },
          { color: '#fffdf9', position: '33' },
          { color: '#fffdf9', position: '67' },
          { color: '#a8201a', position: '67' },
        ],
      },
    },
  ],
}
