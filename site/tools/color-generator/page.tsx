import { Palette } from 'lucide-react'
import type { Output } from '../../../src/engine/color-generator/color-generator'
import { Drawing } from '../../examples/drawing'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Palette,
  alsoCalled: 'colour colours palette hex scheme',
  picture: (output) => (
    <Drawing width={80} height={22}>
      <clipPath id="swatches">
        <rect width="80" height="22" rx="6" />
      </clipPath>
      <g clipPath="url(#swatches)">
        {output.colors.slice(0, 5).map((color: string, index: number) => (
          <rect key={color} x={index * 16} width="16" height="22" fill={color} />
        ))}
      </g>
    </Drawing>
  ),
  receives: { color: 'base' },
  howItWorks: [
    'Your base color stays as it is. The other four are calculated in OKLCH, a color space designed so that equal steps look equal, by turning the hue or changing the lightness. Colors outside the sRGB range are made less vivid until they fit.',
    'Each color comes with its contrast ratio for black and white text, calculated as in WCAG 2.2. Ratios are rounded down, so 4.499 isn’t shown as 4.5.',
  ],
  facts: [
    {
      title: 'Palette types',
      rows: [
        ['Complementary', 'Opposite hue, 180° away'],
        ['Triadic', 'Three hues, 120° apart'],
        ['Analogous', '30° and 60° to each side'],
        ['Monochromatic', 'One hue, light to dark'],
      ],
    },
    {
      title: 'WCAG contrast',
      rows: [
        ['Text, AA', '4.5:1'],
        ['Text, AAA', '7:1'],
        ['Large text, AA', '3:1'],
        ['Large text, AAA', '4.5:1'],
      ],
    },
  ],
  limits: [
    'Palettes contain only sRGB colors, not the more vivid ones that wide-gamut screens can show.',
    'Gray has no hue to turn, so a gray base gives you only grays, unless you choose Random.',
    'The contrast ratios are for black or white text on each color, not for one palette color on another.',
  ],
  sources: [
    { name: 'W3C, CSS Color Module Level 4: OKLCH and sample code', href: 'https://www.w3.org/TR/css-color-4/' },
    { name: 'W3C, WCAG 2.2: Contrast (Minimum) and Contrast (Enhanced)', href: 'https://www.w3.org/TR/WCAG22/' },
    {
      name: 'Björn Ottosson, A perceptual color space for image processing',
      href: 'https://bottosson.github.io/posts/oklab/',
    },
  ],
  faq: [
    {
      question: 'Why isn’t cyan the complementary color of red?',
      answer:
        'On the RGB color wheel it is, but pure cyan looks far lighter than red. Here, the hue turns 180° and the lightness stays the same. For #ff0000 that gives #009aac, a darker blue-green.',
    },
    {
      question: 'Should I use black or white text on a color?',
      answer:
        'Use the one with the higher contrast ratio. One of the two always reaches 4.5:1, the minimum for normal text in WCAG AA. On #3b82f6 it’s black, with 5.7:1 against 3.67:1 for white.',
    },
    {
      question: 'What’s the difference between triadic and analogous colors?',
      answer:
        'Triadic colors are 120° apart on the color wheel and contrast strongly. Analogous colors are neighbors, here 30° and 60° to each side of the base, so they contrast less.',
    },
    {
      question: 'Does the Tailwind theme work in version 3?',
      answer:
        'No. It’s an @theme block for Tailwind CSS 4, which creates classes such as bg-palette-1 from it. For version 3, copy the JSON and add the colors to tailwind.config.js.',
    },
  ],
  samples: [
    { name: 'Sunflower, triadic', value: { base: '#f5b700', type: 'triadic' } },
    { name: 'Forest, analogous', value: { base: '#2d6a4f', type: 'analogous' } },
    { name: 'Plum, monochromatic', value: { base: '#7b2d5f', type: 'monochromatic' } },
  ],
}
