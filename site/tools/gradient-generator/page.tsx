import { Blend } from 'lucide-react'
import type { Output } from '../../../src/engine/gradient-generator/gradient-generator'
import { Drawing } from '../../examples/drawing'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Blend,
  alsoCalled: 'css colour background',
  picture: (output) => (
    <Drawing width={80} height={22}>
      <linearGradient id="gradient">
        {stopsOf(output.css).map(({ color, at }) => (
          <stop key={at} offset={at} stopColor={color} />
        ))}
      </linearGradient>
      <rect width="80" height="22" rx="6" fill="url(#gradient)" />
    </Drawing>
  ),
  receives: { color: 'stops.color' },
  howItWorks: [
    'Color stops are sorted by position and written as a CSS linear-gradient() or radial-gradient(). Radial gradients are circles around the center. Between two stops, browsers mix the colors in sRGB.',
    'The contrast figures are WCAG ratios for black and white text at the worst point of the gradient, including the colors between the stops.',
  ],
  facts: [
    {
      title: 'Gradient directions in degrees',
      rows: [
        ['to top', '0deg'],
        ['to right', '90deg'],
        ['to bottom', '180deg'],
        ['to left', '270deg'],
        ['to top right', 'Depends on the box'],
      ],
    },
  ],
  limits: [
    'Conic and repeating gradients aren’t supported. A pasted ellipse becomes a circle in the center.',
    'A pasted gradient can have up to 30 colors. Their positions must be percentages.',
    'If a color is partly transparent, there’s no contrast ratio, because it depends on what’s behind the gradient.',
  ],
  sources: [
    { name: 'W3C, CSS Images Module Level 3: gradients', href: 'https://www.w3.org/TR/css-images-3/' },
    { name: 'W3C, CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { name: 'W3C, WCAG 2.2: Contrast (Minimum)', href: 'https://www.w3.org/TR/WCAG22/' },
  ],
  faq: [
    {
      question: 'How do I make a gradient with hard edges?',
      answer:
        'Give two colors the same position. With #1d6b43 at 33% and #fffdf9 at 33%, the color changes at exactly that point. The sample “Three stripes” has two such edges.',
    },
    {
      question: 'How do I fade a color to transparent?',
      answer:
        'Use the same color for both stops and add 00 to the second, as in #3b82f6 and #3b82f600. The last two digits are the opacity, and 00 is fully transparent.',
    },
    {
      question: 'Why does my gradient look gray in the middle?',
      answer:
        'By default, browsers mix colors in sRGB, where opposites such as blue and yellow make gray. Add a vivid color between them, or choose two colors that are closer on the color wheel.',
    },
    {
      question: 'How do I keep text readable on a gradient?',
      answer:
        'Check the contrast ratios, which are for the worst point. WCAG (level AA) asks for at least 4.5:1 for normal text. From #3b82f6 to #8b5cf6, black text reaches 4.95:1 and white text 3.67:1.',
    },
  ],
  samples: [
    {
      name: 'Evening sky',
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
      name: 'Three stripes',
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

/** 'linear-gradient(90deg, #8d3084 0%, #e07a2f 100%)' */
function stopsOf(css: string): readonly { readonly color: string; readonly at: string }[] {
  return [...css.matchAll(/(#[\da-f]{3,8})\s+([\d.]+%)/gi)].map(([, color = '', at = '']) => ({ color, at }))
}
