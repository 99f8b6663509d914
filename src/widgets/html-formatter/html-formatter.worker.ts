import type { Result } from '../../engine/core/result'
import { evaluateSteps, type Input, type IssueCode, type Output } from '../../engine/html-formatter'
import { serveSteps } from '../core/worker/server'

serveSteps<Input, Result<Output, IssueCode>>(evaluateSteps)
