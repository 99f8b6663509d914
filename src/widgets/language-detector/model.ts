// eld 2.1.0 by Nito T.M., Apache-2.0, with its extra-small data: 60 languages. Don't import plain `eld`, which is 2.5
// MB.
import { eld } from 'eld/extrasmall'
import type { Model } from '../../engine/language-detector/language-detector'

export const model: Model = (passage) => {
  const found = eld.detect(passage)
  return { scores: Object.entries(found.getScores()), reliable: found.isReliable() }
}
