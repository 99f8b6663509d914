import { type Input, initial, type Layer } from '../../engine/box-shadow-generator/box-shadow-generator'
import { interpolate } from '../core/base/strings'
import type { Access } from '../core/base/tool-props'
import { Rows } from '../core/field-groups/rows'
import { useWords } from '../core/words/use-words'
import type { strings } from './box-shadow-generator.strings'
import { LayerFields, type LayerTool } from './layer'

const [blank] = initial.layers as readonly [Layer]

interface LayersProps {
  readonly tool: LayerTool & {
    accessOf(field: 'layers'): Access
    update(patch: Partial<Input>): void
    /** Like `update`, with undo. */
    replace(patch: Partial<Input>): void
  }
  readonly layers: readonly Layer[]
  /** The selected layer. */
  readonly active: number
  readonly onActive: (index: number) => void
}

/** All layers, with the fields of the selected one. A new layer is selected, and so is the one after a removed layer. */
export function Layers({ tool, layers, active, onActive }: LayersProps) {
  const { t, locale } = useWords<typeof strings>()
  const { update, replace } = tool
  return (
    <Rows
      access={tool.accessOf('layers')}
      label={t.layers}
      count={layers.length}
      block
      add={t.add}
      remove={(index) => interpolate(t.remove, { n: index + 1 }, locale)}
      onAdd={() => {
        onActive(layers.length)
        update({ layers: [...layers, blank] })
      }}
      onRemove={(index) => {
        onActive(index)
        replace({ layers: layers.filter((_, other) => other !== index) })
      }}
      row={(index) => (
        <LayerFields
          tool={tool}
          layer={layers[index] as Layer}
          index={index}
          isOpen={index === active}
          isOneOfSeveral={layers.length > 1}
          onChoose={() => onActive(index)}
        />
      )}
    />
  )
}
