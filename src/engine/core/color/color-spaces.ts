import { linear } from './color'
import { hexOf, type Rgb } from './hex'
import { fromOklch, type Matrix, oklchOf, times } from './oklch'

// CSS Color 4 (2026), 'Sample code for Color Conversions'. Out-of-gamut colors are mapped by `inGamut`.

/** CIE XYZ with a D65 white point, and linear-light sRGB. */
const xyzToSrgb: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
]

/** Bradford adaptation of XYZ from D50 to D65. */
const fromD50: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
]

const fromP3: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
]

const fromA98: Matrix = [
  [573536 / 994567, 263643 / 1420810, 187206 / 994567],
  [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
  [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
]

/** Converts to XYZ with a D50 white point. */
const fromProPhoto: Matrix = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
]

const fromRec2020: Matrix = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
]

const ofSrgb = (light: Rgb): string => fromOklch(oklchOf(light))
const ofXyz = (xyz: Rgb): string => ofSrgb(times(xyzToSrgb, xyz))
const ofXyzD50 = (xyz: Rgb): string => ofXyz(times(fromD50, xyz))

/** The same curve, mirrored for negative values. */
const each = (channels: Rgb, curve: (channel: number) => number): Rgb =>
  channels.map((channel) => Math.sign(channel) * curve(Math.abs(channel))) as never

const power = (exponent: number) => (channel: number) => channel ** exponent
const proPhoto = (channel: number) => (channel < 16 / 512 ? channel / 16 : channel ** 1.8)

/** The nearest '#rrggbb' for three channels in a predefined color() space. */
export const spaces: Readonly<Record<string, (channels: Rgb) => string>> = {
  // Without converting to linear light, so 50% stays exactly 127.5.
  srgb: (rgb) => (rgb.every((channel) => channel >= 0 && channel <= 1) ? hexOf(rgb) : ofSrgb(each(rgb, linear))),
  'srgb-linear': ofSrgb,
  'display-p3': (rgb) => ofXyz(times(fromP3, each(rgb, linear))),
  'a98-rgb': (rgb) => ofXyz(times(fromA98, each(rgb, power(563 / 256)))),
  'prophoto-rgb': (rgb) => ofXyzD50(times(fromProPhoto, each(rgb, proPhoto))),
  rec2020: (rgb) => ofXyz(times(fromRec2020, each(rgb, power(2.4)))),
  xyz: ofXyz,
  'xyz-d65': ofXyz,
  'xyz-d50': ofXyzD50,
}

/** CIE Lab: lightness from 0 to 100 and two axes from about -125 to 125. */
export function labToHex([l, a, b]: Rgb): string {
  const [kappa, epsilon] = [24389 / 27, 216 / 24389]
  const y = (l + 16) / 116
  const cubed = (root: number) => (root ** 3 > epsilon ? root ** 3 : (116 * root - 16) / kappa)
  const white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585] as const
  return ofXyzD50([white[0] * cubed(y + a / 500), cubed(y), white[2] * cubed(y - b / 200)])
}
