import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'

export interface Context extends CoreContext {
  /** If absent, an empty date stays empty. */
  readonly now?: Now
  /** The currency of all amounts (ISO 4217), for files and payments. USD if absent. */
  readonly currency?: string
}
