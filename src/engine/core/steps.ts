/** Runs a generator to the end. */
export function runSteps<Value>(steps: Generator<unknown, Value>): Value {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
