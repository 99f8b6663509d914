import * as engine from '../../engine/box-shadow-generator'
import { Checkbox } from '../core/check'
import { ColorField } from '../core/color-field'
import { Range } from '../core/range'
import { fill } from '../core/strings'
import type { FieldProps } from '../core/tool-props'
import * as css from './box-shadow-generator.css'
import type { firstStrings } from './box-shadow-generator.strings'

interface LayerFieldsProps {
  readonly tool: {
    readonly t: typeof firstStrings
    readonly locale: string
    field(path: `layers.${number}.${keyof engine.Layer}`, label: string): FieldProps
  }
  readonly index: number
  readonly onFocus: () => void
}

/** The fields of one layer. */
export function LayerFields({ tool: { t, locale, field }, index, onFocus }: LayerFieldsProps) {
  const named = { n: index + 1 }
  return (
    <fieldset className={css.layer} onFocus={onFocus}>
      <legend className={css.title}>{fill(t.layer, named, locale)}</legend>
      {engine.measures.map((measure) => (
        <Range
          key={measure}
          {...field(`layers.${index}.${measure}`, t.measures[measure])}
          {...engine.ranges[measure]}
          unit={measure === 'opacity' ? t.percent : t.pixels}
          locale={locale}
        />
      ))}
      <ColorField {...field(`layers.${index}.color`, t.color)} picker={fill(t.picker, named, locale)} />
      <Checkbox {...(field(`layers.${index}.inset`, t.inset) as object as FieldProps<boolean>)} />
    </fieldset>
  )
}
