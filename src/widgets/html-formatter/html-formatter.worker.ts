import type { Result } from '../../engine/core/result'
import { type Input, type IssueCode, type Output, steadily } from '../../engine/html-formatter'
import { serveSteps } from '../core/work'

serveSteps<Input, Result<Output, IssueCode>>(steadily)
