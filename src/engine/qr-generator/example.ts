import { readHex } from '../core/color/hex'
import { type Result, success } from '../core/result'
import { judgeColors } from './contrast'
import { example, type Input, initial, sizes } from './fields'
import type { Look, lookOf } from './look'
import type { Output } from './output'

/** The QR code of `example`. */
const rows = [
  '#######...#.#.#...#######',
  '#.....#.###..##.#.#.....#',
  '#.###.#.##.#..#...#.###.#',
  '#.###.#.###..#..#.#.###.#',
  '#.###.#..##..#..#.#.###.#',
  '#.....#..#.#..#...#.....#',
  '#######.#.#.#.#.#.#######',
  '........##....###........',
  '#.....#.#...#....##..###.',
  '.###.#...#.#.#####.#####.',
  '#####.#.##...####..#.#.##',
  '##..##..####.#..#.##.#..#',
  '...######.#.##.##.##....#',
  '###.#...###....##..#...#.',
  '#.....##..###..#..####.##',
  '#.#.#..#####.....###.##.#',
  '#.#..##.####....#####.#..',
  '........#...###.#...#....',
  '#######...##....#.#.#...#',
  '#.....#.....##.##...#..#.',
  '#.###.#..##.#.#######.#.#',
  '#.###.#..##...#.###....##',
  '#.###.#..####..#.....##.#',
  '#.....#..#.#..####.##...#',
  '#######.###..##.#.#..#..#',
] as const

/**
 * The answer to `example` before the encoder is loaded, in the colors and style of an input. `read` isn't needed for hex
 * colors.
 */
export function evaluateExample(input: Input = example, read?: typeof lookOf): Result<Output, never> {
  const known = {
    modules: rows.map((row) => [...row].map((module) => module === '#')),
    version: 2,
    level: 'M',
    size: sizes.some((size) => size === input.size) ? Number(input.size) : 200,
  } as const
  const found = read?.(input)
  return success({ ...known, ...(found?.issues.length === 0 ? found.look : plainLook(found ? example : input)) })
}

/** Without a style, and in black on white if a color isn't hex. */
function plainLook(input: Input): Look {
  const [dark, light] = [readHex(input.dark), readHex(input.light)]
  const colors = dark && light ? { dark, light } : { dark: initial.dark, light: initial.light }
  return { ...colors, ...judgeColors(colors.dark, colors.light) }
}
