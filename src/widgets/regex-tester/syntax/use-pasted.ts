import { useRef, useState } from 'react'
import type { Input } from '../../../engine/regex-tester/regex-tester'
import { type Literal, readSlashes } from '../../../engine/regex-tester/slash-literal'
import type { Syntax } from './use-syntax'

interface Tool {
  readonly value: Input
  replace(patch: Partial<Input>): void
}

/**
 * Takes a pasted /pattern/flags apart. A paste adds several characters at once, and the field then contains only the
 * literal. `from` is what it was, until the next edit of the pattern.
 */
export function usePasted(tool: Tool, { module, load }: Syntax, change: (pattern: string) => void) {
  const [pasted, setPasted] = useState<{ readonly pattern: string; readonly from: Literal['from'] }>()
  const { pattern } = tool.value
  const newest = useRef(pattern)
  newest.current = pattern

  function take({ pattern, flags, from }: Literal): void {
    setPasted({ pattern, from })
    tool.replace({ pattern, ...(flags !== undefined && { flags }) })
  }
  /** A paste that may be code, which is read by what's loaded on first use. */
  async function readCode(code: string): Promise<void> {
    const literal = (await load())?.readLiteral(code)
    if (literal && newest.current === code) take(literal)
  }
  function onChange(next: string): void {
    const isPaste = next.length > pattern.length + 1 || Math.abs(next.length - pattern.length) > 1
    const read = module?.readLiteral ?? readSlashes
    const literal = isPaste ? read(next) : undefined
    if (literal) {
      take(literal)
      return
    }
    change(next)
    if (isPaste && !module) void readCode(next)
  }
  return { onChange, from: pasted?.pattern === pattern ? pasted.from : undefined }
}
