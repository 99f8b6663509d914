import { encodeQR } from 'qr'

/** Rows of modules, true for dark ones. */
export type Modules = readonly (readonly boolean[])[]

/** The QR code of a text without a border, at level M, as EPC069-12 requires. */
export const modulesOf = (text: string): Modules =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
