/** How pages block workers: with an exception on creation, or an event soon after. */
export const refusals: readonly (readonly [how: string, refuse: () => void])[] = [
  [
    'with an exception',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['with an event', () => {}],
]

/** Replaces `Worker` where workers are blocked. */
export const forbiddenWorker = (refuse: () => void) =>
  class extends EventTarget {
    onerror?: (event: Event) => void
    constructor() {
      super()
      refuse()
      setTimeout(() => this.onerror?.(new Event('error', { cancelable: true })))
    }
    terminate() {}
  }
