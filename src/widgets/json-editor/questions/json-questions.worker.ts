import { serveSteps } from '../../core/worker/server'
import { type Answer, answerSteps, type Question } from './jobs'

serveSteps<Question, Answer>(answerSteps)
