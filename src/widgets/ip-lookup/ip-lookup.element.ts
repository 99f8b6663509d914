import { fields } from '../../engine/ip-lookup/fields'
import { defineElement } from '../core/element/define-element'
import { IpLookup } from './ip-lookup'
import sheets from './ip-lookup.tsx?sheets'

export const IpLookupElement = defineElement('ip-lookup', IpLookup, fields, sheets, {
  attributes: ['host', 'host4', 'host6'],
  flags: ['auto'],
  properties: ['answer'],
  heights: { full: [1530, 1253, 881], compact: [1367, 1062, 825], resultOnly: [1168, 893, 740] },
})
