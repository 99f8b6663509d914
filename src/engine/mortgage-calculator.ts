import type { Context } from './core/engine'
import { failure, type Issue, type Result, success } from './core/result'
