import { serveSteps } from '../../core/worker/server'
import type { ConvertJob, ConvertReply } from './jobs'
import { convertSteps } from './steps'

serveSteps<ConvertJob, ConvertReply>(convertSteps)
