import {
  heightParts,
  interpretHeight,
  interpretWeight,
  type Units,
  weightParts,
} from '../../../../engine/core/measures/read-measure'
import { readNumber } from '../../../../engine/core/numbers/read-number'
import type { FieldProps } from '../../base/tool-props'
import { format } from '../../format/format'
import { useWords } from '../../words/use-words'
import { TextField } from '../field'
import { withReading } from './number-reading'

interface MeasureFieldProps extends FieldProps {
  readonly of: keyof typeof measures
  readonly units: Units
  /** The unit of a bare number: 'cm'. */
  readonly unit: string
}

const measures = {
  height: { interpret: interpretHeight, parts: partsOfHeight },
  weight: { interpret: interpretWeight, parts: partsOfWeight },
}

/** A height or weight in any unit, such as `5'11"`. The unit of a bare number is shown next to it. */
export function MeasureField({ of, units, unit, ...field }: MeasureFieldProps) {
  const { locale } = useWords()
  const { interpret, parts } = measures[of]
  const typed = interpret(field.value, units, locale)
  const shown = field.value.trim() || (field.placeholder ?? '')
  const isPlain = interpret(shown, units, locale)?.literal && readNumber(shown, locale) !== undefined
  return (
    <TextField
      {...withReading(field)}
      suffix={isPlain ? unit : undefined}
      echo={typed && !typed.literal ? parts(typed.value, units, locale) : undefined}
    />
  )
}

/** '5 ft 11 in · 180.3 cm' */
function partsOfHeight(value: number, units: Units, locale: string): string {
  const { feet, inches, centimeters } = heightParts(value, units)
  return `${inUnit(feet, 'foot', locale)} ${inUnit(inches, 'inch', locale)} · ${inUnit(centimeters, 'centimeter', locale)}`
}

/** '172 lb · 78 kg' */
function partsOfWeight(value: number, units: Units, locale: string): string {
  const { pounds, kilograms } = weightParts(value, units)
  return `${inUnit(pounds, 'pound', locale)} · ${inUnit(kilograms, 'kilogram', locale)}`
}

const inUnit = (amount: number, unit: string, locale: string): string =>
  format(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
