import { useRef } from 'react'
import { convertUnits, systems, type Units } from '../../../../engine/core/measures/body-measures'

interface Measured {
  readonly units: Units
  readonly weight?: string
  readonly height?: string
}

interface MeasuredTool<Input> {
  readonly value: Input
  readonly locale: string
  update(patch: Partial<Input>): void
}

/** About 70 kg and 175 cm, in round US units. */
const imperial = { weight: '154', height: `5'9"` }

/** The example in the selected system: see `exampleFor`. */
export function exampleByUnits<Input extends Measured>(metric: Input): (value: Input) => Input {
  const measures = Object.entries(imperial).filter(([field]) => field in metric)
  const example: Input = { ...metric, ...Object.fromEntries(measures), units: 'imperial' }
  return ({ units }) => (units === 'imperial' ? example : metric)
}

/** The system of body measures, and the switch that converts the fields to the other system. */
export function useUnits<Input extends Measured>({ value, locale, update }: MeasuredTool<Input>) {
  /** The fields before the last switch, restored when switching back. */
  const before = useRef<Input>(undefined)
  return {
    units: systems.includes(value.units) ? value.units : 'metric',
    changeUnits(units: string): void {
      const converted = convertUnits(value, units as Units, { locale }, before.current)
      before.current = value
      update(converted)
    },
  }
}
