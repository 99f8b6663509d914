import { drawingOf } from '../../../engine/qr-generator/drawing'
import type { Output } from '../../../engine/qr-generator/output'
import { pngOf, svgOf } from '../../../engine/qr-generator/picture'
import { artPng, artSvg } from './art'
import type { Drawn } from './drawn'

export const withSvg = (output: Output, drawn: Drawn): Drawn =>
  drawn.image ? drawn : { ...drawn, svg: filesOf(output, drawn).svg() }

/** The files of a code. A plain one needs no canvas, which some browsers blur. */
export const filesOf = (output: Output, { image, art }: Drawn) => ({
  png: async (): Promise<Blob> =>
    image ?? (art ? artPng(art, output.size) : new Blob([pngOf(output)], { type: 'image/png' })),
  svg: (): string => (art ? artSvg(art, output.size) : svgOf(output)),
  /** `width` millimeters wide. */
  pdf: ({ pdfOf }: typeof import('./pdf'), width: number) =>
    pdfOf(art?.drawing ?? drawingOf(output), width, art?.urls ?? {}),
})
