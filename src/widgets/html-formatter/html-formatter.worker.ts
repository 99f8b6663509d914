import { serveSteps } from '../core/worker/server'
import { type Job, type Reply, stepsOf } from './html-formatter.jobs'

serveSteps<Job, Reply>(stepsOf)
