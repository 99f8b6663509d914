import { varied } from '../../scale'
import { elementSuites, half } from '../suites'
import { load } from './load'

elementSuites(await half(varied, 0), load)
