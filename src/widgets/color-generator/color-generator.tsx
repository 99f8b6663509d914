import * as engine from '../../engine/color-generator'
import { Answer, Note } from '../core/answer'
import { bar } from '../core/button.css'
import { ColorField } from '../core/color-field'
import { ratioOf } from '../core/contrast'
import { CopyButton } from '../core/copy-button'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './color-generator.css'
import { strings } from './color-generator.strings'

export type ColorGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

export function ColorGenerator(props: ColorGeneratorProps) {
  const tool = useTool(engine, strings, props)
  const { t, locale } = tool
  const wordsFor = ({ name, tone }: engine.Swatch) => fill(t.tones[tone], { name: t.names[name] })
  const say = ({ swatches }: engine.Output) => fill(t.say, { colors: swatches.map(wordsFor).join(', ') })

  const band = (swatch: engine.Swatch) => {
    const { hex, contrast, text } = swatch
    return (
      <li key={hex}>
        <CopyButton tool={tool} label={hex} text={() => hex} className={css.bands[text]}>
          <svg className={css.ground} aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <span className={css.words}>
            <span className={css.name}>{wordsFor(swatch)}</span>
            {(['black', 'white'] as const).map((text) => (
              <span key={text}>
                {t.texts[text]} {ratioOf({ t, locale, contrast }, text)}
              </span>
            ))}
          </span>
        </CopyButton>
      </li>
    )
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <ColorField {...tool.field('base')} picker={t.picker} />
          <Select {...tool.field('type')} options={Object.entries(t.types)} />
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say} empty={<div className={css.ghost} />}>
        {({ colors, swatches, gray }) => (
          <>
            {gray && <Note>{t.gray}</Note>}
            <ol className={css.palette} aria-label={t.palette}>
              {swatches.map(band)}
            </ol>
            <div className={bar}>
              <CopyButton tool={tool} text={() => colors.join('\n')} />
              <CopyButton tool={tool} label={t.variables} text={() => engine.cssVariables(colors)} />
              <CopyButton tool={tool} label={t.tailwind} text={() => engine.tailwindTheme(colors)} />
              <CopyButton tool={tool} label={t.json} text={() => engine.paletteJson(colors)} />
            </div>
          </>
        )}
      </Answer>
    </Tool>
  )
}
