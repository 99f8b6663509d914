// What codes and what shows it, fetched when there is something to code, in one file.
/** @public Knip does not follow `<part.Progress>`. */

export { pickFiles } from '../core/pick-files'
export { Progress } from '../core/progress'
/** @public Knip does not follow `<part.FileField>`. */
export { FileField } from './base64-tool.file'
export { code, codeFile, madeOfText, swapped } from './base64-tool.files'
export { lateIssues } from './base64-tool.late.strings'
/** @public Knip does not follow `<part.Outcome>`. */
export { Outcome } from './base64-tool.outcome'
export { samples } from './base64-tool.samples'
