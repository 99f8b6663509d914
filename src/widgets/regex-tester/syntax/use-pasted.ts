import { useState } from 'react'
import type { Input } from '../../../engine/regex-tester'
import { type Literal, readLiteral } from '../../../engine/regex-tester/literal'

interface Tool {
  readonly value: Input
  replace(patch: Partial<Input>): void
}

/**
 * Takes a pasted /pattern/flags apart. A paste adds several characters at once, and the field then contains only the
 * literal. `from` is what it was, until the next edit of the pattern.
 */
export function usePasted(tool: Tool, change: (pattern: string) => void) {
  const [pasted, setPasted] = useState<{ readonly pattern: string; readonly from: Literal['from'] }>()
  const { pattern } = tool.value
  function onChange(next: string): void {
    const isPaste = next.length > pattern.length + 1 || Math.abs(next.length - pattern.length) > 1
    const literal = isPaste ? readLiteral(next) : undefined
    if (!literal) {
      change(next)
      return
    }
    setPasted({ pattern: literal.pattern, from: literal.from })
    tool.replace({ pattern: literal.pattern, ...(literal.flags !== undefined && { flags: literal.flags }) })
  }
  return { onChange, from: pasted?.pattern === pattern ? pasted.from : undefined }
}
