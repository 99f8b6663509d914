/** A row of a table: contenders with the same input, ours first. */
export interface Row<Input> {
  readonly name: string
  /** Skips Node. */
  readonly only?: 'Chromium'
  /** The minimum time limit for other contenders, in milliseconds. */
  readonly minLimit?: number
  /** Called before the timer starts. */
  input(): Input
  readonly contenders: Readonly<Record<string, (input: Input) => Figures | Promise<Sample>>>
}

/** A contender's results. The table shows how they differ from ours. */
export type Figures = Readonly<Record<string, number>>

export interface Sample {
  readonly ms: number
  readonly figures: Figures
  /** The longest time the main thread was blocked, in milliseconds. */
  readonly block?: number
}

/** The minimum length of a batch in milliseconds. Short, so that most batches end before another process interrupts. */
const minBatch = 1

/**
 * Runs batches for at least 100 ms and 60 batches, but at most 1 second. Returns the lower quartile, because other load on
 * the machine only adds time.
 *
 * @public bench.mjs bundles it with each case
 */
export async function measure<Input>({ input, contenders }: Row<Input>, name: string) {
  const given = input()
  const contender = contenders[name]
  if (!contender) throw new Error(`No contender ${name}`)
  return async (): Promise<Sample> => {
    const start = performance.now()
    const result = contender(given)
    if (result instanceof Promise) return result
    const first = performance.now() - start
    const figures = result as Figures
    if (first > 1000) return { ms: first, figures }
    const times: number[] = []
    let batch = 1
    for (let spent = 0; spent < 1000 && (spent < 100 || times.length < 60); ) {
      const from = performance.now()
      for (let count = 0; count < batch; count++) contender(given)
      const took = performance.now() - from
      spent += took
      if (took < minBatch) batch *= 2
      else times.push(took / batch)
    }
    return { ms: lowerQuartile(times), figures }
  }
}

const lowerQuartile = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0
