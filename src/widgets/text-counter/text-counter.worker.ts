import { countSteps, type Output } from '../../engine/text-counter/text-counter'
import { serveSteps } from '../core/worker/server'
import type { Job } from './text-counter.client'

serveSteps<Job, Output>(({ text, locale }) => countSteps(text, locale))
