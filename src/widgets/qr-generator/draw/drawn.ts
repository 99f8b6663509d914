import type { Art } from './art'

/** What belongs to the last code, besides the engine's output. */
export interface Drawn {
  /** The service's image. */
  readonly image?: Blob | undefined
  /** A code with a style or a logo. */
  readonly art?: Art | undefined
  /** The style or the logo keeps the decoder from reading the code. */
  readonly isUnread?: boolean | undefined
}
