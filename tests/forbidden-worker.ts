/** How a page refuses a worker: by an exception when it is made, or by an event soon after. */
export const refusals: readonly (readonly [how: string, refuse: () => void])[] = [
  [
    'with an exception',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['with an event', () => {}],
]

/** What stands for `Worker` where none may run. */
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
