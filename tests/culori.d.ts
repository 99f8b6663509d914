/** The part of culori that the tests use. The package has no types. */
declare module 'culori' {
  export const colorsNamed: Readonly<Record<string, number>>
  export function wcagContrast(one: string, other: string): number
  export function converter(mode: 'rgb'): (color: object) => { r: number; g: number; b: number }
  export function converter(mode: 'oklch'): (color: string) => { l: number; h: number }
  export function converter(mode: 'oklch'): (color: string) => { l: number; c: number; h: number }
}
