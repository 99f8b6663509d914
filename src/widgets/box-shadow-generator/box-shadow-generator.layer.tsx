import { type Layer, measures, ranges } from '../../engine/box-shadow-generator'
import { readAsHex } from '../../engine/core/color/css-color'
import { Checkbox } from '../core/fields/check'
import { ColorField } from '../core/fields/color-field'
import { Range } from '../core/fields/range'
import { interpolate } from '../core/tool/strings'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './box-shadow-generator.css'
import type { strings } from './box-shadow-generator.strings'

interface LayerFieldsProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    field(path: `layers.${number}.${keyof Layer}`, label: string): FieldProps
  }
  readonly index: number
  readonly onFocus: () => void
}

/** The fields of one layer. */
export function LayerFields({ tool: { t, locale, field }, index, onFocus }: LayerFieldsProps) {
  const named = { n: index + 1 }
  return (
    <fieldset className={css.layer} onFocus={onFocus}>
      <legend className={css.title}>{interpolate(t.layer, named, locale)}</legend>
      {measures.map((measure) => (
        <Range
          key={measure}
          {...field(`layers.${index}.${measure}`, t.measures[measure])}
          {...ranges[measure]}
          unit={measure === 'opacity' ? t.percent : t.pixels}
          locale={locale}
        />
      ))}
      <ColorField
        {...field(`layers.${index}.color`, t.color)}
        picker={interpolate(t.picker, named, locale)}
        read={readAsHex}
      />
      <Checkbox {...(field(`layers.${index}.inset`, t.inset) as object as FieldProps<boolean>)} />
    </fieldset>
  )
}
