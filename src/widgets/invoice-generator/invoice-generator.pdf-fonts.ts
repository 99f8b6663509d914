import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillicBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline'
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'
import cyrillicExtBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'
import greekBold from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?inline'
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'
import greekExtBold from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?inline'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'
import latinExtBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'
import vietnameseBold from '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?inline'

/**
 * Noto Sans (SIL Open Font License 1.1) for Latin, Greek and Cyrillic, as WOFF in data URLs: part of the script, so that they
 * also load where a page's policy allows no requests.
 */
export const files = {
  regular: [latin, latinExt, cyrillic, greek, vietnamese, cyrillicExt, greekExt],
  bold: [latinBold, latinExtBold, cyrillicBold, greekBold, vietnameseBold, cyrillicExtBold, greekExtBold],
}
export type Weight = keyof typeof files

/** The bytes of a data URL. */
export const bytesOf = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
