import { icon } from '../core/icons'

const shapes = [
  [6, icon('M3 3h10v10H3zM8 8h.01')],
  [10, icon('M8 1.5 14 9l-6 5.5L2 9zM2 9l6 2 6-2')],
  [20, icon('m8 1.5 5.8 3.3v6.4L8 14.5l-5.8-3.3V4.8zM2.4 11h11.2L8 1.8z')],
] as const
const Round = icon('M8 2a6 6 0 1 0 .01 0zM8 8h.01')

/** What a die with so many sides looks like, seen from the front. */
export function Die({ sides }: { readonly sides: number }) {
  const Shape = shapes.find(([known]) => known === sides)?.[1] ?? Round
  return <Shape />
}
