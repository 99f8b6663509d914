import { serveSteps } from '../core/worker/server'
import { type Job, type Reply, stepsOf } from './jobs'

serveSteps<Job, Reply>(stepsOf)
