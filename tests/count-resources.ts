import { vi } from 'vitest'

/** Finds what code leaves running. The returned function lists the remaining timers, listeners and workers. */
export function countResources(): () => string[] {
  const open = new Map<unknown, string>()
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } =
    globalThis
  const whence = () => new Error().stack?.split('\n').slice(3, 6).join(' ') ?? ''

  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait?: number, ...more: []) => {
    const id = setTimeout(() => {
      open.delete(`timer ${id}`)
      run(...more)
    }, wait)
    // Shorter timers end before anything could check for them.
    if (wait && wait > 4) open.set(`timer ${id}`, `a timer of ${wait} ms, from ${whence()}`)
    return id
  }) as unknown as typeof globalThis.setTimeout)
  const drop = (clear: (id?: number) => void, kind: string) => (id?: unknown) => {
    open.delete(`${kind} ${id}`)
    clear(id as number)
  }
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(drop(clearTimeout as (id?: number) => void, 'timer'))
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, wait?: number) => {
    const id = setInterval(run, wait)
    open.set(`interval ${id}`, `an interval of ${wait} ms, from ${whence()}`)
    return id
  }) as unknown as typeof globalThis.setInterval)
  vi.spyOn(globalThis, 'clearInterval').mockImplementation(drop(clearInterval as (id?: number) => void, 'interval'))
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    const id = requestAnimationFrame((time) => {
      open.delete(`frame ${id}`)
      run(time)
    })
    open.set(`frame ${id}`, `an animation frame, from ${whence()}`)
    return id
  })
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(
    drop(cancelAnimationFrame as (id?: number) => void, 'frame'),
  )

  for (const target of [window, document, document.body, document.documentElement]) {
    const { addEventListener, removeEventListener } = target
    const key = (type: string, listener: unknown, options: unknown) => {
      const capture =
        typeof options === 'object' && options !== null ? (options as EventListenerOptions).capture : options
      const known = ids.get(listener as object) ?? ids.set(listener as object, ids.size + 1).size
      return `${target} ${type} ${known} ${Boolean(capture)}`
    }
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      open.set(key(type, listener, options), `a listener for ${type} on ${target}, from ${whence()}`)
      addEventListener.call(target, type, listener as EventListener, options as AddEventListenerOptions)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      open.delete(key(type, listener, options))
      removeEventListener.call(target, type, listener as EventListener, options as EventListenerOptions)
    })
  }

  const { Worker } = globalThis
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        open.set(this, `a worker, from ${whence()}`)
      }
      override terminate(): void {
        open.delete(this)
        super.terminate()
      }
    },
  )
  return () => [...open.values()]
}

const ids = new Map<object, number>()
