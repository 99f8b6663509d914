/** Loaded when a network, a range or a list is typed, or for the visitor's addresses of both versions. */
export { evaluateNetworks } from '../../engine/ip-lookup/evaluate-networks'
export { summarize } from './ip-lookup.summary'
export { NetworkAnswer } from './network'
export { OwnAddress } from './own-address'
export { fetchOwn } from './own-service'
