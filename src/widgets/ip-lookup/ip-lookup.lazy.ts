/** Loaded when a network, a range or a list is typed, or for the visitor's addresses of both versions. */
export { evaluateNetworks } from '../../engine/ip-lookup/evaluate-networks'
export { NetworkAnswer, sayNetwork } from './ip-lookup.network'
export { OwnAddress } from './ip-lookup.own-address'
export { fetchOwn } from './ip-lookup.own-service'
