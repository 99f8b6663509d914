import type { Input } from '../../engine/html-formatter'
import { serveSteps } from '../core/worker/server'
import { type Reply, stepsOf } from './html-formatter.jobs'

serveSteps<Input, Reply>(stepsOf)
