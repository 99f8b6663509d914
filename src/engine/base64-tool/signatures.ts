import { type FileType, textKinds } from './kinds'

/** Texts, and the file types recognized by their first bytes. */
export const kinds = {
  ...textKinds,
  png: ['image/png', 'png'],
  jpeg: ['image/jpeg', 'jpg'],
  gif: ['image/gif', 'gif'],
  webp: ['image/webp', 'webp'],
  avif: ['image/avif', 'avif'],
  bmp: ['image/bmp', 'bmp'],
  ico: ['image/vnd.microsoft.icon', 'ico'],
  tiff: ['image/tiff', 'tif'],
  pdf: ['application/pdf', 'pdf'],
  gzip: ['application/gzip', 'gz'],
  zip: ['application/zip', 'zip'],
  bzip2: ['application/x-bzip2', 'bz2'],
  xz: ['application/x-xz', 'xz'],
  zstd: ['application/zstd', 'zst'],
  'seven-zip': ['application/x-7z-compressed', '7z'],
  tar: ['application/x-tar', 'tar'],
  mp3: ['audio/mpeg', 'mp3'],
  ogg: ['audio/ogg', 'ogg'],
  wav: ['audio/wav', 'wav'],
  flac: ['audio/flac', 'flac'],
  mp4: ['video/mp4', 'mp4'],
  webm: ['video/webm', 'webm'],
  woff: ['font/woff', 'woff'],
  woff2: ['font/woff2', 'woff2'],
  wasm: ['application/wasm', 'wasm'],
  sqlite: ['application/vnd.sqlite3', 'sqlite'],
  binary: ['application/octet-stream', 'bin'],
} as const satisfies Record<string, FileType>

export type Kind = keyof typeof kinds

/**
 * Magic numbers in hexadecimal, with dots for any digit, and their offsets: from the format specifications and WHATWG
 * MIME Sniffing, 6.
 */
const signatures: readonly (readonly [Kind, signature: string, at?: number])[] = [
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
  ['gif', '474946383.61'],
  ['webp', '52494646........57454250'],
  ['wav', '52494646........57415645'],
  ['avif', '6674797061766966', 4],
  ['mp4', '66747970', 4],
  ['bmp', '424d........00000000'],
  ['ico', '00000100..00'],
  ['tiff', '49492a00'],
  ['tiff', '4d4d002a'],
  ['pdf', '255044462d'],
  ['gzip', '1f8b08'],
  ['zip', '504b0304'],
  ['zip', '504b0506'],
  ['bzip2', '425a68..314159265359'],
  ['xz', 'fd377a585a00'],
  ['zstd', '28b52ffd'],
  ['seven-zip', '377abcaf271c'],
  ['tar', '7573746172', 257],
  ['mp3', '494433'],
  ['ogg', '4f67675300'],
  ['flac', '664c6143'],
  ['webm', '1a45dfa3'],
  ['woff', '774f4646'],
  ['woff2', '774f4632'],
  ['wasm', '0061736d'],
  ['sqlite', '53514c69746520666f726d6174203300'],
]

/** The number of bytes needed to recognize a file type. */
export const headLength = 512

/** The file type according to its first bytes, or undefined if unknown. */
export function kindOfBytes(bytes: Uint8Array): Kind | undefined {
  const head = Array.from(bytes.subarray(0, headLength), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return signatures.find(([, signature, at = 0]) => head.slice(at * 2).search(new RegExp(`^${signature}`)) === 0)?.[0]
}
