import { isClock } from '../mount'
import type { ToolUnderTest } from '../tools'

/** These send a request, draw at random, or analyze a text on request. */
const waiting = [
  ...['ai-detector', 'language-detector', 'plagiarism-detector'],
  ...['currency-converter', 'ip-lookup'],
  ...['random-number-generator', 'username-generator', 'lorem-generator', 'password-generator'],
]

/** Whether what the page has filled in is answered only after a press. */
export const waitsForPress = (tool: ToolUnderTest): boolean => waiting.includes(tool.id) || isClock(tool)
