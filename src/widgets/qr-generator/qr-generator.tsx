import { useState } from 'react'
import type { Output } from '../../engine/qr-generator'
import { type Input, levels, percents, sizes } from '../../engine/qr-generator/input'
import type { FormInput } from '../../engine/qr-generator/payload'
import { Answer } from '../core/answer'
import { ColorField } from '../core/color-field'
import { Disclosure } from '../core/disclosure'
import { field, legend } from '../core/field.css'
import { NotFetched, partOf } from '../core/part'
import { quick } from '../core/quick.css'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { TextArea } from '../core/text-area'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './qr-generator.css'
import { type Code, useCode } from './qr-generator.run'
import { firstStrings, type strings } from './qr-generator.strings'

export interface QrGeneratorProps extends ToolProps<Input, Output, Code, typeof strings> {
  /**
   * Address of an image service that answers GET ?size={n}x{n}&data={text} with a picture; '' is a public one. It is sent
   * the text. Absent: the code is made in the browser, and the text goes nowhere.
   */
  readonly service?: string
}

type Kind = keyof typeof firstStrings.kinds

const useForm = partOf(() => import('./qr-generator.form'))

export function QrGenerator({ service, ...props }: QrGeneratorProps) {
  const { engine, run, part, failed, image } = useCode(service)
  const tool = useTool(engine, firstStrings, props, { run })
  const { t, value, locale } = tool
  const [kind, setKind] = useState<Kind>('text')
  const [filling, , fillingFailed] = useForm(kind !== 'text' && kind)
  /** What each kind holds while another is shown: its text, and what its form was filled with. */
  const [kept, setKept] = useState<Partial<Record<Kind, { readonly text: string; readonly draft: FormInput }>>>({})
  const draft = kept[kind]?.draft ?? {}
  const shown = { first: t, strings: props.strings, locale }
  const fault = tool.issueAt('')
  const isRefused = fault?.code === 'failed-to-fetch'
  const told = (path: string) => {
    const issue = tool.issueAt(path)
    return issue && part?.sentence(issue, shown)
  }
  const fieldOf = (name: keyof Input) => ({ ...tool.field(name), issue: told(name) })

  function choose(next: Kind): void {
    if (next === kind) return
    setKept((before) => ({ ...before, [kind]: { text: value.text, draft } }))
    setKind(next)
    tool.update({ text: kept[next]?.text ?? '' })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <fieldset className={field}>
            <legend className={legend}>{t.kind}</legend>
            <div className={css.kinds}>
              {(Object.keys(t.kinds) as Kind[]).map((each) => (
                <button
                  key={each}
                  type="button"
                  className={quick}
                  aria-pressed={each === kind}
                  onClick={() => choose(each)}
                >
                  {t.kinds[each]}
                </button>
              ))}
            </div>
          </fieldset>
          {kind === 'text' ? (
            <TextArea {...fieldOf('text')} />
          ) : (
            filling && (
              <filling.Fields
                key={kind}
                kind={kind}
                draft={draft}
                onChange={(draft, text) => {
                  setKept((before) => ({ ...before, [kind]: { text, draft } }))
                  tool.update({ text })
                }}
                fault={told('text')}
                strings={props.strings}
                locale={locale}
              />
            )
          )}
          <Row>
            <Select
              {...fieldOf('size')}
              options={sizes.map((size) => [size, fill(t.pixels, { size: Number(size) }, locale)])}
            />
            <Select
              {...fieldOf('level')}
              options={levels.map((level) => [level, fill(t.levelOf, { level, percent: percents[level] }, locale)])}
            />
          </Row>
          <Disclosure summary={t.colors} open={Boolean(told('dark') ?? told('light'))}>
            {(['dark', 'light'] as const).map((name) => (
              <ColorField key={name} {...fieldOf(name)} picker={t.pick[name]} />
            ))}
          </Disclosure>
          {(failed || fillingFailed) && <NotFetched t={t} />}
          <ActionButton tool={{ ...tool, issue: isRefused ? undefined : told('') }}>{t.generate}</ActionButton>
        </>
      }
    >
      {isRefused && part && !tool.output ? (
        <part.NoPicture values={fault.values ?? {}} onRetry={tool.act} {...shown} />
      ) : (
        <Answer tool={tool} say={(output) => part?.sayOf(output, shown) ?? ''} empty={<Ghost />}>
          {(output) =>
            part && <part.Code output={output} text={tool.answeredInput?.text ?? ''} image={image} {...shown} />
          }
        </Answer>
      )}
    </Tool>
  )
}

const finder = 'h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z'

/** What will be there. */
const Ghost = () => (
  <svg className={css.ghost} width="200" viewBox="-4 -4 29 29" fillRule="evenodd" aria-hidden="true">
    <path d={`M0 0${finder}M14 0${finder}M0 14${finder}`} />
  </svg>
)
