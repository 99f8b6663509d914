import type { Result } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/plagiarism-detector'
import type { Job } from '../core/use-analysis'
import { serve } from '../core/work'

serve<Job<Input>, Result<Output, IssueCode>>(({ input, locale }) => evaluate(input, { locale }))
