/** Runs a generator to the end. */
export function runSteps<Value>(steps: Generator<unknown, Value>): Value {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The steps of a part of the work, which takes the progress from `from` to `to`. */
export function* part<Value>(
  steps: Generator<number | undefined, Value>,
  from: number,
  to: number,
): Generator<number, Value> {
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield from + (to - from) * (step.value ?? 0)
  return step.value
}
