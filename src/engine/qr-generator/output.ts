import type { Level } from './capacity'
import type { Look } from './look'
import type { Modules } from './modules'

export interface Output extends Look {
  /** Rows of modules, true for dark ones, without the quiet zone. */
  readonly modules: Modules
  /** From 1 to 40. A code has 17 + 4 × version modules per side. */
  readonly version: number
  readonly level: Level
  /** Width of the image in pixels, and its height unless there's a caption or a frame. */
  readonly size: number
}
