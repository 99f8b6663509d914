import { convertFromSteps } from '../../../engine/json-editor/convert/convert-from'
import { convertToSteps } from '../../../engine/json-editor/convert/convert-to'
import type { ConvertJob, ConvertReply } from './jobs'

/** With the libraries for YAML and CSV, so it's loaded on use. */
export const convertSteps = (job: ConvertJob): Generator<number, ConvertReply> =>
  'target' in job
    ? convertToSteps(job.text, job.target, job.options)
    : convertFromSteps(job.text, job.format, job.options, job.indent)
