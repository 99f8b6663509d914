import { type RefObject, useEffect, useRef, useState } from 'react'
import { Issue } from '../core/field'
import { DeedButtons } from './json-editor.buttons'
import type { Editor } from './json-editor.editor'
import type { Deed, Made } from './json-editor.jobs'
import { DeedState } from './json-editor.state'
import { type Tool, wordsOf } from './json-editor.words'

/** What a button does or did: under way, done, or not to be done. */
export interface Doing {
  readonly deed: Deed
  /** Of a long text. */
  readonly share?: number
  readonly before: string
  readonly made?: Made
}

interface DeedsProps {
  readonly tool: Tool
  readonly editor: RefObject<Editor | undefined>
  /** Known, or not known yet. */
  readonly valid: boolean | undefined
}

/** The buttons, and what they do to the text; an edit or Cancel stops what is under way. */
export function Deeds({ tool, editor, valid }: DeedsProps) {
  const { text, indent } = tool.value
  const t = wordsOf(tool)
  const [doing, setDoing] = useState<Doing>()
  const under = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is no longer what was under way
  useEffect(() => () => under.current?.abort(), [text])

  async function act(deed: Deed): Promise<void> {
    const own = new AbortController()
    under.current?.abort()
    under.current = own
    setDoing({ deed, before: text })
    const made = await editor.current?.make({ deed, text, indent }, own.signal, (share) => {
      if (!own.signal.aborted) setDoing({ deed, before: text, share })
    })
    if (own.signal.aborted) return
    setDoing(made && { deed, before: text, made })
    if (made?.text !== undefined) tool.update({ text: made.text })
  }

  function leave(): void {
    under.current?.abort()
    setDoing(undefined)
    if (doing?.made) tool.update({ text: doing.before })
  }

  // True of the text that stands there now.
  const current = doing && (doing.made?.text ?? doing.before) === text ? doing : undefined
  const issue = current?.made?.issue
  return (
    <>
      <DeedButtons
        t={t}
        disabled={!valid}
        onAct={(deed) => void act(deed)}
        repair={text && valid === false ? t.repair : ''}
      />
      {issue && <Issue>{t.refused[issue]}</Issue>}
      {current && !issue && <DeedState doing={current} t={t} locale={tool.locale} onLeave={leave} />}
    </>
  )
}
