import { useMemo } from 'react'
import { withOverrides } from '../../core/base/strings'
import { strings } from '../regex-tester.strings'
import type { RegexTool } from './regex-tool'

/** The tool with all of its strings, which are loaded with the views. */
export interface ViewTool extends Omit<RegexTool, 't'> {
  readonly t: typeof strings
}

/** All strings, with the page's own. */
export const withAllStrings = (own: RegexTool['props']['strings']) => withOverrides(strings, own)

export function useViewTool(tool: RegexTool): ViewTool {
  const own = tool.props.strings
  const t = useMemo(() => withAllStrings(own), [own])
  return { ...tool, t }
}
