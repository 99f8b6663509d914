/** The colors of the widgets and the site, by role, for light and dark themes. */
export const palette = {
  paper: ['#fffdfa', '#1d1b18'],
  paper2: ['#faf6ef', '#23211d'],
  tonal: ['#f1ebe1', '#2e2b26'],
  ink: ['#1d1b18', '#f4efe6'],
  ink2: ['#5b554b', '#b9b1a4'],
  ink3: ['#70685b', '#9b9386'],
  line: ['#e7e0d4', '#35312a'],
  field: ['#8f8677', '#857d70'],
  accent: ['#b23c0b', '#ff9a5c'],
  accentHover: ['#96320a', '#ffb383'],
  onAccent: ['#ffffff', '#1f0d03'],
  good: ['#1b6b45', '#7fd3a2'],
  error: ['#b3261e', '#ff9d92'],
  errorTint: ['#fbeae7', '#3b211d'],
  caution: ['#8a5a00', '#f0c060'],
  series2: ['#a8590b', '#f0b46a'],
  series3: ['#1b6b45', '#76cf9f'],
  series4: ['#5b45b0', '#b3a1ff'],
} as const

/**
 * Terracotta is for actions. A category's hue is for information: its icon, selected options, the main chart series.
 */
export const hues = {
  detectors: ['#4b5a68', '#a9bccb'],
  finance: ['#1c5f95', '#7db8ee'],
  education: ['#855600', '#e8b45a'],
  health: ['#a92a53', '#ff8fae'],
  time: ['#1b6b45', '#76cf9f'],
  math: ['#5b45b0', '#b3a1ff'],
  text: ['#0b6770', '#5fc9d0'],
  generators: ['#8d3084', '#e796dd'],
} as const

/** The background for hue-colored parts: selected options, tags, icons. */
export const tintOf = (hue: string, paper: string) => `color-mix(in srgb, ${hue} 11%, ${paper})`
