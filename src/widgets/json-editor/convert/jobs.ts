import type { Target, TargetOptions } from '../../../engine/json-editor/convert/convert-to'
import type { Converted, ConvertIssue } from '../../../engine/json-editor/convert/converted'
import type { FromCsvOptions } from '../../../engine/json-editor/convert/from-csv'
import type { Format } from '../../../engine/json-editor/convert/recognize'

/** What the worker does: converts JSON to another format, or another format to JSON. */
export type ConvertJob =
  | { readonly text: string; readonly target: Target; readonly options: TargetOptions }
  | { readonly text: string; readonly format: Format; readonly options: FromCsvOptions; readonly indent: string }

export type ConvertReply = Converted | ConvertIssue
