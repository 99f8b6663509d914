import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'

export interface Context extends CoreContext {
  /** If absent, dates such as 'tomorrow' can't be read. */
  readonly now?: Now
}
