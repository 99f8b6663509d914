import { create, type Font, type PathCommand } from '@cantoo/fontkit'
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline'
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?inline'
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?inline'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?inline'
import type { Outline } from '../../../engine/qr-generator/drawing'
import { short } from '../../../engine/qr-generator/shapes'

/** Noto Sans Bold (SIL Open Font License 1.1) for Latin, Greek and Cyrillic, in data URLs, which no policy blocks. */
const files = [latin, latinExt, cyrillic, greek, vietnamese, cyrillicExt, greekExt]

let faces: readonly Font[] | undefined

const facesOf = (): readonly Font[] => {
  faces ??= files.map((url) => {
    const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
    return create(bytes) as Font
  })
  return faces
}

const letters: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
}

/** The outlines of a line of text, so that it looks the same everywhere. Undefined if the font lacks a letter. */
export function outlineOf(text: string): Outline | undefined {
  const runs: { face: Font; text: string }[] = []
  for (const letter of text) {
    const face = facesOf().find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!face) return undefined
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  const commands: PathCommand[] = []
  let width = 0
  for (const { face, text } of runs) {
    const { glyphs, positions } = face.layout(text)
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {}
      for (const { command, args } of path.commands) {
        // In fonts, y points up.
        const moved = args.map((value, at) =>
          at % 2 ? -(value + yOffset) / face.unitsPerEm : width + (value + xOffset) / face.unitsPerEm,
        )
        commands.push({ command, args: moved })
      }
      width += xAdvance / face.unitsPerEm
    }
  }
  const path = (x: number, y: number, size: number) =>
    commands
      .map(
        ({ command, args }) =>
          letters[command] + args.map((value, at) => short(value * size + (at % 2 ? y : x))).join(' '),
      )
      .join('')
  return { width, path }
}
