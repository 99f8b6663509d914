import { encodeQR } from 'qr'

/** Rows of modules, true for dark ones, without a border. Level M, as EPC069-12 requires. */
export const modulesOf = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
