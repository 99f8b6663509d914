import { elementSuites, half } from '../suites'
import { ids, load } from './load'

elementSuites(await half(ids, 1), load)
