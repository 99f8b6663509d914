import { type Result, success } from '../core/result'
import type { Output } from './language-detector'

const english = { code: 'en', name: 'English', flag: '🇬🇧' }

/** The answer to `example`, for use before the model has loaded. */
export const evaluateExample = (): Result<Output, never> =>
  success({
    detected: 'en',
    confidence: 'high',
    languages: [{ ...english, score: 63, percentage: 100 }],
    wordCount: 15,
    characterCount: 79,
    enough: true,
    method: 'model',
    script: 'Latn',
    scoring: [
      { ...english, score: 18, percentage: 82 },
      { code: 'de', name: 'German', flag: '🇩🇪', score: 4, percentage: 18 },
    ],
  })
