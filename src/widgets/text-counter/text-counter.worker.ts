import { countSteps, type Output } from '../../engine/text-counter'
import { serveSteps } from '../core/work'
import type { Job } from './text-counter.counter'

serveSteps<Job, Output>(({ text, locale }) => countSteps(text, locale))
