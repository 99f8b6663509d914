import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Give a base color as hex text or pick one, choose how the others should relate to it, and get five colors that go together. Each one shows its name in plain words and how well black and white text can be read on it.',
    'Press a color to copy its hex value, or copy all five as a list, as CSS variables, as a theme for Tailwind CSS 4, or as JSON.',
  ],
  howItWorks: [
    'The hue of the base is turned around the wheel: by 180 degrees for complementary, by 120 and 240 for triadic, by 30 and 60 to either side for analogous. Monochromatic keeps the hue and makes equal steps of lightness. Random draws four hues, each from its own fifth of the wheel, with your browser’s secure random source.',
    'All of that happens in OKLCH, where equal numbers look equal. In the older HSL a yellow and a blue of the same lightness are far apart to the eye; here partners are as light as the base. Where a screen cannot show a color that vivid, it loses chroma and keeps its lightness and hue.',
    'Contrast is the ratio of WCAG 2.2, cut to two decimals and never rounded up. From 4.5 it is AA, from 7 AAA, from 3 enough for large text.',
  ],
  limits: [
    'Near black and white hardly any chroma is left to show, so partners of such bases stand a little closer to the middle. A gray has no hue to turn: its palette is of grays, and the tool says so.',
    'The range is sRGB, as hex text writes it. More vivid colors of newer screens are left out.',
  ],
  sources: [
    { name: 'W3C, CSS Color Module Level 4: OKLCH and its sample code', href: 'https://www.w3.org/TR/css-color-4/' },
    { name: 'W3C, WCAG 2.2: contrast (minimum), contrast (enhanced)', href: 'https://www.w3.org/TR/WCAG22/' },
    {
      name: 'Björn Ottosson, A perceptual color space for image processing',
      href: 'https://bottosson.github.io/posts/oklab/',
    },
  ],
  faq: [
    {
      question: 'Why is the complement of red not cyan?',
      answer: 'It is a teal of the same lightness. Pure cyan lies opposite red in RGB, but is far lighter to the eye.',
    },
    {
      question: 'Which text color should I use?',
      answer: 'The one with the higher ratio. One of the two always reaches 4.5, which is AA for text of any size.',
    },
    {
      question: 'Does the Tailwind theme work in version 3?',
      answer:
        'No, @theme is of version 4, where it makes bg-palette-1, text-palette-1 and so on. For version 3 copy the JSON into the colors of your configuration.',
    },
  ],
  samples: [
    { name: 'Sunflower, triadic', value: { base: '#f5b700', type: 'triadic' } },
    { name: 'Forest, analogous', value: { base: '#2d6a4f', type: 'analogous' } },
    { name: 'Plum, one hue', value: { base: '#7b2d5f', type: 'monochromatic' } },
  ],
}
