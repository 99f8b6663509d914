import { type Examined, examineSteps } from '../../engine/json-editor/examine'
import { serveSteps } from '../core/worker/server'
import { type Job, type Transformed, transformSteps } from './jobs'

serveSteps<Job, Examined | Transformed>(
  (job) => (job.action === 'examine' ? examineSteps(job.text) : transformSteps(job)),
  (reply) => ('nodes' in reply ? [reply.nodes.buffer] : []),
)
