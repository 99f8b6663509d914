import { readFields } from '../../src/engine/core/fields'
import { tables, type Units, withPlainMeasures } from '../../src/engine/core/measures/body-measures'
import { toNumber } from '../../src/engine/core/numbers/rational'

interface Measured {
  readonly units: Units
  readonly weight: string
  readonly height: string
}

/** Weight in kilograms and height in meters, in whichever units they were typed: `5'9"` is 1.7526. */
export function metric(input: Measured): { readonly kilograms: number; readonly meters: number } {
  const form = readFields(withPlainMeasures(input))
  const measure = (field: 'weight' | 'height') =>
    (form.number(field, { positive: true }) ?? Number.NaN) * toNumber(tables[input.units][field].si, 10)
  return { kilograms: measure('weight'), meters: measure('height') }
}
