import {
  analysisSteps,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/plagiarism-detector/plagiarism-detector'
import * as core from '../core/detectors/analyzer'
import type { Job } from '../core/detectors/use-analysis'
import { Worker } from '../core/worker/client'

/** Analyzes long texts in a worker. */
export const createAnalyzer = () =>
  core.createAnalyzer<Job<Input>, Output, IssueCode>(
    () => new Worker(new URL('./plagiarism-detector.worker.ts', import.meta.url), { type: 'module' }),
    ({ input }) => input.text.length + input.other.length > core.shortText,
    ({ input, locale }) => analysisSteps(input, { locale }),
  )
