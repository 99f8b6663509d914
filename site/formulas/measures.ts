import { length, weight } from '../../src/engine/core/fields/number'
import { readFields } from '../../src/engine/core/fields/read'
import { tables, type Units, withPlainMeasures } from '../../src/engine/core/measures/body-measures'
import { toNumber } from '../../src/engine/core/numbers/rational'

interface Measured {
  readonly units: Units
  readonly weight: string
  readonly height: string
}

const fields = { weight: weight({ positive: true }), height: length({ positive: true }) }

/** Weight in kilograms and height in meters, in whichever units they were typed: `5'9"` is 1.7526. */
export function metric(input: Measured): { readonly kilograms: number; readonly meters: number } {
  const form = readFields(fields, withPlainMeasures(input))
  const measure = (field: 'weight' | 'height') =>
    (form.read(field) ?? Number.NaN) * toNumber(tables[input.units][field].si, 10)
  return { kilograms: measure('weight'), meters: measure('height') }
}
