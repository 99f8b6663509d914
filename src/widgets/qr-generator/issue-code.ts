import type { IssueCode } from '../../engine/qr-generator/fields'
import type { loadIssues } from '../core/base/strings'
import type { FetchCode } from './qr-generator.service'

/** `does-not-scan`: the decoder couldn't read the image, or read a different text. */
export type Code = IssueCode | FetchCode | keyof typeof loadIssues | 'does-not-scan'
