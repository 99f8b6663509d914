import {
  eyeShapes,
  frames,
  type Input,
  initial,
  moduleShapes,
  pdfWidths,
  quietZones,
  sizes,
} from '../../engine/qr-generator/input'
import { Disclosure } from '../core/field-groups/disclosure'
import { Choice } from '../core/fields/choice'
import { ColorField } from '../core/fields/color-field'
import { TextField } from '../core/fields/field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import { interpolate } from '../core/tool/strings'
import type { FieldProps } from '../core/tool/tool-props'
import { Logo, type LogoFile } from './qr-generator.logo'
import type { strings } from './qr-generator.strings'

interface DesignProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly value: Input
    readonly field: (name: keyof Input) => FieldProps
    readonly issueAt: (name: keyof Input) => unknown
  }
  /** Reads any CSS color, once it's loaded. */
  readonly read: ((text: string) => string | undefined) | undefined
  readonly logo: LogoFile | undefined
  readonly onLogo: (logo: LogoFile | undefined) => void
  /** Whether an image service draws the code, which doesn't support designs. */
  readonly hasService: boolean
}

/** Colors, shapes, logo and frame, each in a disclosure. */
export function Design({ tool, read, logo, onLogo, hasService }: DesignProps) {
  const { t, locale, value, field, issueAt } = tool
  const hasError = (...names: (keyof Input)[]) => names.some((name) => Boolean(issueAt(name)))
  const frameNames = optionsOf(frames, t.frames)
  const isKnown = (sizes as readonly string[]).includes(value.size)
  const pageWidth = printWidth(isKnown ? value.size : initial.size)
  const colors = (['dark', 'light', 'eyeColor'] as const).slice(0, hasService ? 2 : 3)
  return (
    <>
      <Disclosure summary={t.design} open={hasError('dark', 'light', 'eyeColor', 'modules', 'eyes')}>
        {colors.map((name) => (
          <ColorField
            key={name}
            {...field(name)}
            hint={name === 'eyeColor' && value.eyeColor.trim() === '' ? t.sameAsCode : undefined}
            picker={t.pick[name]}
            read={read}
          />
        ))}
        {!hasService && (
          <>
            <Choice {...field('modules')} label={t.moduleShape} options={optionsOf(moduleShapes, t.moduleShapes)} />
            <Choice {...field('eyes')} options={optionsOf(eyeShapes, t.eyeShapes)} />
          </>
        )}
      </Disclosure>
      {!hasService && (
        <>
          <Disclosure summary={t.logo} content={logo?.name ?? t.none}>
            <Logo logo={logo} onLogo={onLogo} t={t} />
          </Disclosure>
          <Disclosure
            summary={t.frameAndPrint}
            content={value.frame === 'none' ? t.none : frameNames.find(([frame]) => frame === value.frame)?.[1]}
            open={hasError('frame', 'caption', 'quietZone', 'pdfWidth')}
          >
            <Choice {...field('frame')} options={frameNames} />
            <TextField {...field('caption')} placeholder={t.captionExample} unit={t.optional} />
            <Select {...field('quietZone')} options={optionsOf(quietZones, t.quietZones)} />
            <Select
              {...field('pdfWidth')}
              options={pdfWidths.map((width) => [
                width,
                width
                  ? interpolate(t.millimeters, { mm: Number(width) }, locale)
                  : interpolate(t.dots300, { mm: formatNumber(pageWidth, locale, 0, 1) }, locale),
              ])}
            />
          </Disclosure>
        </>
      )}
    </>
  )
}

/** The width of an image at 300 dots per inch, in millimeters. */
export const printWidth = (pixels: string | number): number => (Number(pixels) / 300) * 25.4

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, words[value]] as const)
