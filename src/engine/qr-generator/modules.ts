/** Rows of modules, true for dark ones, without the quiet zone. */
export type Modules = readonly (readonly boolean[])[]

/** The width of the light border in modules (ISO/IEC 18004, 5.3.8). */
export const quietZone = 4

/** The dark modules as an SVG path with a rectangle for each horizontal run: 'M0 0h7v1h-7z' for seven modules. */
export function pathOf(modules: Modules): string {
  const runs: string[] = []
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h-${x - from}z`)
    }
  }
  return runs.join('')
}
