import { isBlank, settingsOf } from '../../src/widgets/core/base/record'
import { formatIn } from '../../src/widgets/core/base/summary'
import { type Engine, engineOf } from '../build/engines'
import { toolPageOf } from '../pages/tool-pages'

/** A fixed clock and a seeded random source, so that every build has the same texts. */
function contextOf(engine: Engine): object {
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  return { now: Date.UTC(2026, 0, 1), random, ...engine.exampleContext }
}

/** A tool's example as its page shows it, with the settings that are filled in from the start, and its answer. */
export function answerOf(id: string): { readonly input: Engine['example']; readonly output: unknown } | undefined {
  const engine = engineOf(id)
  if (!engine) return undefined
  const { initial, example } = engine
  const input = isBlank(initial, engine) ? { ...example, ...settingsOf(initial, engine) } : example
  const result = engine.evaluate(input, contextOf(engine)) as { ok: boolean; value?: unknown }
  return result.ok ? { input, output: result.value } : undefined
}

/** The answer to a tool's example, as short text: the page's own, or else the figure of the answer. */
export function exampleOf(id: string): string | undefined {
  const engine = engineOf(id)
  const answer = answerOf(id)
  if (!engine || !answer) return undefined
  const { input, output } = answer
  const { example } = toolPageOf(id)
  const { summarize, strings } = engine
  return example ? example(output, input) : summarize(output, input, strings, formatIn('en-US', 'USD')).figure
}
