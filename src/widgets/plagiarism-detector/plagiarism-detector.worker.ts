import type { Result } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/plagiarism-detector/plagiarism-detector'
import type { Job } from '../core/detectors/use-analysis'
import { serve } from '../core/worker/server'

serve<Job<Input>, Result<Output, IssueCode>>(({ input, locale }) => evaluate(input, { locale }))
