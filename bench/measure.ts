/** One line of a table: contenders at the same input, ours first. */
export interface Row<Input> {
  readonly name: string
  /** Node is passed over. */
  readonly only?: 'Chromium'
  /** Milliseconds that a peer is given however fast ours is. */
  readonly patience?: number
  /** Made before the clock starts. */
  input(): Input
  readonly contenders: Readonly<Record<string, (input: Input) => Figures | Promise<Sample>>>
}

/** What a contender found; where it differs from ours, the table says by how much. */
export type Figures = Readonly<Record<string, number>>

export interface Sample {
  readonly ms: number
  readonly figures: Figures
  /** Milliseconds that the main thread was not to be had at a stretch. */
  readonly block?: number
}

/** Calls shorter than this are timed by the batch; no longer, so that most batches end before another process cuts in. */
const tick = 1

/**
 * Calls for a tenth of a second and 60 batches, at most a second. Of these the lower quartile: what else runs on the
 * machine only ever adds.
 *
 * @public bench.mjs bundles it with each case
 */
export async function measure<Input>({ input, contenders }: Row<Input>, name: string) {
  const given = input()
  const contender = contenders[name]
  if (!contender) throw new Error(`No contender ${name}`)
  return async (): Promise<Sample> => {
    const start = performance.now()
    const found = contender(given)
    if (found instanceof Promise) return found
    const first = performance.now() - start
    const figures = found as Figures
    if (first > 1000) return { ms: first, figures }
    const times: number[] = []
    let batch = 1
    for (let spent = 0; spent < 1000 && (spent < 100 || times.length < 60); ) {
      const from = performance.now()
      for (let count = 0; count < batch; count++) contender(given)
      const took = performance.now() - from
      spent += took
      if (took < tick) batch *= 2
      else times.push(took / batch)
    }
    return { ms: lowerQuartile(times), figures }
  }
}

const lowerQuartile = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0
