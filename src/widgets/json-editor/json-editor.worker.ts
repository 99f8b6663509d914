import type { Examined } from '../../engine/json-editor/examine'
import { serveSteps } from '../core/work'
import { type Job, lookSteps, type Made, makeSteps } from './json-editor.jobs'

serveSteps<Job, Examined | Made>(
  (job) => (job.deed === 'look' ? lookSteps(job) : makeSteps(job)),
  (reply) => ('nodes' in reply ? [reply.nodes.buffer] : []),
)
