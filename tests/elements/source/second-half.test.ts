import { loadEngine } from '../../load-tool'
import { varied } from '../../scale'
import { mountQueue } from '../mount-queue'
import { elementSuites, half } from '../suites'
import { load } from './load'
import { manifest } from './manifest'

elementSuites(await half(varied, 1), load)
mountQueue(await loadEngine('bmi-calculator'), load)
manifest(load)
