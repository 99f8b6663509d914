import {
  eyeShapes,
  frames,
  type Input,
  initial,
  moduleShapes,
  pdfWidths,
  printWidth,
  quietZones,
  sizes,
} from '../../../engine/qr-generator/fields'
import { interpolate } from '../../core/base/strings'
import type { FieldProps } from '../../core/base/tool-props'
import { Choice } from '../../core/fields/choice'
import { ColorField } from '../../core/fields/color-field'
import { TextField } from '../../core/fields/field'
import { Select } from '../../core/fields/select'
import { formatNumber } from '../../core/format/format'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../qr-generator.strings'

export interface DesignTool {
  readonly value: Input
  readonly field: (name: keyof Input, label?: string) => FieldProps
}

interface ColorFieldsProps {
  readonly tool: DesignTool
  /** Reads any CSS color, once it's loaded. */
  readonly read: ((text: string) => string | undefined) | undefined
  /** Whether an image service draws the code, which supports only its colors. */
  readonly hasService: boolean
}

/** Colors, and shapes of modules and corners. */
export function ColorFields({ tool, read, hasService }: ColorFieldsProps) {
  const { t } = useMoreWords(strings)
  const { value, field } = tool
  const colors = (['dark', 'light', 'eyeColor'] as const).slice(0, hasService ? 2 : 3)
  return (
    <>
      {colors.map((name) => (
        <ColorField
          key={name}
          {...field(name, t[name])}
          hint={name === 'eyeColor' && value.eyeColor.trim() === '' ? t.sameAsCode : undefined}
          picker={t.pick[name]}
          read={read}
        />
      ))}
      {!hasService && (
        <>
          <Choice {...field('modules', t.moduleShape)} options={optionsOf(moduleShapes, t.moduleShapes)} />
          <Choice {...field('eyes', t.eyes)} options={optionsOf(eyeShapes, t.eyeShapes)} />
        </>
      )}
    </>
  )
}

/** The frame with its caption, the border, and the width in print. */
export function FrameFields({ tool }: { readonly tool: DesignTool }) {
  const { t, locale } = useMoreWords(strings)
  const { value, field } = tool
  const isKnown = (sizes as readonly string[]).includes(value.size)
  const pageWidth = printWidth(isKnown ? value.size : initial.size)
  return (
    <>
      <Choice {...field('frame', t.frame)} options={optionsOf(frames, t.frames)} />
      <TextField {...field('caption', t.caption)} placeholder={t.captionExample} unit={t.optional} />
      <Select {...field('quietZone', t.quietZone)} options={optionsOf(quietZones, t.quietZones)} />
      <Select
        {...field('pdfWidth', t.pdfWidth)}
        options={pdfWidths.map((width) => [
          width,
          width
            ? interpolate(t.millimeters, { mm: Number(width) }, locale)
            : interpolate(t.dots300, { mm: formatNumber(pageWidth, locale, 0, 1) }, locale),
        ])}
      />
    </>
  )
}

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, words[value]] as const)
