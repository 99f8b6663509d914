import { type Result, success } from '../core/result'
import { example, type Input, sizes } from './input'
import { lookOf } from './look'
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

/** The answer to `example` before the encoder is loaded, in the colors and style of an input. */
export function evaluateExample(input: Input = example): Result<Output, never> {
  const known = {
    modules: rows.map((row) => [...row].map((module) => module === '#')),
    version: 2,
    level: 'M',
    size: sizes.some((size) => size === input.size) ? Number(input.size) : 200,
  } as const
  const look = lookOf(input)
  return success({ ...known, ...(look.issues.length > 0 ? lookOf(example).look : look.look) })
}
