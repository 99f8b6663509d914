import { type Layer, measures, ranges } from '../../engine/box-shadow-generator/box-shadow-generator'
import { readAsHex } from '../../engine/core/color/css-color'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { Checkbox } from '../core/fields/check'
import { ColorField } from '../core/fields/color-field'
import { Range } from '../core/fields/number/range'
import { useWords } from '../core/words/use-words'
import * as css from './box-shadow-generator.css'
import type { strings } from './box-shadow-generator.strings'

export interface LayerTool {
  field(path: `layers.${number}.${keyof Layer}`, label: string): FieldProps
}

interface LayerFieldsProps {
  readonly tool: LayerTool
  readonly layer: Layer
  readonly index: number
  /** Shows its fields. */
  readonly isOpen: boolean
  /** There are others, so that it can be closed. */
  readonly isOneOfSeveral: boolean
  readonly onChoose: () => void
}

/** One layer: its fields if it's the selected one, otherwise a line that selects it. A layer with an error stays open. */
export function LayerFields({ tool, layer, index, isOpen, isOneOfSeveral, onChoose }: LayerFieldsProps) {
  const { t, locale } = useWords<typeof strings>()
  const { field } = tool
  const named = { n: index + 1 }
  const name = interpolate(t.layer, named, locale)
  const issueOf = (key: keyof Layer) => field(`layers.${index}.${key}`, '').issue
  if (!isOpen && ![...measures, 'color' as const].some(issueOf))
    return (
      <button type="button" className={css.closed} aria-expanded={false} onClick={onChoose}>
        <Swatch layer={layer} />
        {name}
        <span className={css.summary}>{interpolate(t.summary, { ...layer, inset: '' }, locale)}</span>
      </button>
    )

  return (
    <fieldset className={isOneOfSeveral && isOpen ? css.selected : css.layer} onFocus={onChoose}>
      <legend className={css.title}>{name}</legend>
      {measures.map((measure) => (
        <Range
          key={measure}
          {...field(`layers.${index}.${measure}`, t.measures[measure])}
          {...ranges[measure]}
          unit={measure === 'opacity' ? t.percent : t.pixels}
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

/** The color of a closed layer. */
const Swatch = ({ layer: { color } }: { readonly layer: Layer }) => (
  <svg className={css.swatch} width="20" height="20" aria-hidden="true">
    <rect width="20" height="20" rx="6" fill={readAsHex(color) ?? 'none'} />
  </svg>
)
