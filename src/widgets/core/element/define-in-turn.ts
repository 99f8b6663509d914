import { yieldToBrowser } from '../worker/yield-to-browser'
import { define as defineNow } from './define'

let last: Promise<void> = Promise.resolve()

/**
 * Defines one element per task, in the place of `define` in `all.js`: the browser upgrades an element's tags at once, and
 * doing so for all tools in one task would block the page.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  last = last.then(yieldToBrowser).then(() => defineNow(tag, element))
}
