import { onTestFinished } from 'vitest'
import type { Lazy } from '../src/widgets/core/base/lazy'

/** Forgets loaded code until the end of a test, so that it loads again as on a new page. */
export function unload(lazy: Pick<Lazy<object>, 'module'>): void {
  const { module } = lazy
  lazy.module = undefined
  onTestFinished(() => {
    lazy.module = module
  })
}
