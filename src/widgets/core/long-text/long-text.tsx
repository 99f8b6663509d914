import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { longTextWords } from '../base/long-text.strings'
import { asShown, onePage, type Pages, paginate, shownPage } from '../base/text-pages'
import type { FieldProps, ToolState } from '../base/tool-props'
import { usePrinting } from '../base/use-printing'
import type { CodeEditor } from '../editor/code-editor'
import type { Highlighting, Reveal } from '../editor/highlight'
import { type Language, useCodeArea } from '../editor/use-code-editor'
import { Field } from '../fields/field'
import { code as codeStyle } from '../fields/field.css'
import { area } from '../fields/text-area.css'
import { pickFiles } from '../files/pick-files'
import * as css from './long-text.css'
import { isLeft, type Live, open, put, showCaret, type TextError, type } from './long-text-actions'
import { Pager } from './pager'

/** Characters on paper: some 100 pages. */
const printed = 300_000
/** Characters that any field can hold at once, whatever they are. */
const plain = 5000

interface LongTextProps extends FieldProps {
  readonly tool: Pick<ToolState, 'props'>
  readonly hint?: string
  readonly hideLabel?: boolean
  readonly tall?: boolean
  /** Minimum height in lines of text. */
  readonly rows?: number
  readonly code?: boolean
  readonly placeholder?: string
  /** Buttons for the toolbar above the text. */
  readonly actions?: ReactNode
  /** The label of the button that clears the text. */
  readonly clear?: string
  /** Replaces the text with a file or with nothing. Unlike `onChange`, this can be undone. */
  readonly onReplace?: (text: string) => void
  /** Read-only: see LongOutput. */
  readonly readOnly?: boolean
  /** The range to select and show. A new object for each request. */
  readonly reveal?: Reveal
  /** With `editor`, the language of the text. */
  readonly language?: Language
  /** The invalid range of the text. A new object for each error. */
  readonly mark?: { readonly from: number; readonly to: number }
  /** Several ranges instead. A new list for each change. */
  readonly marks?: readonly { readonly from: number; readonly to: number }[]
  /** With `editor`, the matches in the text. */
  readonly highlighting?: Highlighting
  /** Receives dropped or pasted files. Without it, they're read as text. */
  readonly onFiles?: (files: readonly File[]) => void
  /** Called when files have been read as text, with the name of the first one. */
  readonly onFileName?: (name: string) => void
}

/**
 * A text area for texts of any length. Browsers take seconds to lay out 10 MB of text, so a long text is shown in
 * parts, and a long paste or a dropped file bypasses the field. With `editor` and a `language`, a code editor replaces
 * it once that is loaded.
 */
export function LongText({ tool, ...props }: LongTextProps) {
  const { value, onChange, onBlur, tall, rows, code, placeholder, actions, readOnly, reveal, ...rest } = props
  const { onFiles, onFileName, onReplace, clear, hint, issue, language, mark, marks, highlighting, ...field } = rest
  // A result is colored together with the text that it's made from.
  const isEmpty = readOnly || (!value && !highlighting)
  const { CodeArea, grammar, ...handlers } = useCodeArea(tool.props.editor ? language : undefined, isEmpty)
  const text = useLongText({ tool, ...props, isWhole: CodeArea !== undefined })
  const { t, node, live, pages, editor, error } = text
  const isCut = pages.cuts.length > 2
  const pane = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting(pane)

  return (
    <Field {...field} hint={isCut ? t.note : hint} issue={error ? t.errors[error] : issue}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a file dropped on the frame is meant for the text in it
        <div
          ref={pane}
          className={css.pane}
          data-slot="text"
          {...handlers.touch}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          // Before the code editor, which would insert a file.
          onDropCapture={(event) => text.receive(event, event.dataTransfer, [...event.dataTransfer.files])}
        >
          {(actions || !readOnly) && <Strip presses={text.presses}>{actions}</Strip>}
          {CodeArea ? (
            <CodeArea
              editor={editor}
              id={wiring.id}
              grammar={grammar}
              label={field.label}
              words={t}
              text={value}
              placeholder={placeholder ?? ''}
              readOnly={Boolean(readOnly)}
              before={caretOf(node.current)}
              issue={issue}
              mark={mark}
              marks={marks}
              reveal={reveal}
              highlighting={highlighting}
              onChange={onChange}
              onBlur={onBlur}
            />
          ) : (
            <textarea
              {...wiring}
              ref={node}
              rows={rows}
              className={[tall ? css.tall : area, code && codeStyle, isCode(language) && css.unwrapped]
                .filter(Boolean)
                .join(' ')}
              placeholder={value ? undefined : placeholder}
              spellCheck={false}
              dir={code ? 'ltr' : value ? 'auto' : undefined}
              readOnly={readOnly}
              value={text.shown}
              onChange={({ currentTarget }) => type(live, currentTarget.value, currentTarget.selectionEnd)}
              {...handlers.composition}
              onBlur={onBlur}
              onPaste={(event) => text.receive(event, event.clipboardData, onFiles && pastedFiles(event.clipboardData))}
            />
          )}
          {isPrinting && (
            <pre className={code ? `${css.onPaper} ${codeStyle}` : css.onPaper}>{value.slice(0, printed)}</pre>
          )}
          {isCut && <Pager t={t} live={live} pages={pages} />}
        </div>
      )}
    </Field>
  )
}

/** What a text field shows, and the input that bypasses it: long pastes, files, the Paste button. */
function useLongText(props: LongTextProps & { readonly isWhole: boolean }) {
  const { tool, value, onChange, onBlur, readOnly, reveal, clear, onFiles, onFileName, onReplace, isWhole } = props
  const t = useMemo(() => longTextWords(tool.props.strings, readOnly), [tool.props.strings, readOnly])
  const [edited, setEdited] = useState<Pages>()
  const [error, setError] = useState<TextError>()
  const node = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const live = useRef({} as Live).current
  const known = [edited, live.pages].find((known) => known?.text === value)
  const pages = isWhole ? onePage(value) : (known ?? paginate(value))
  Object.assign(live, {
    node,
    value,
    pages,
    next: undefined,
    onChange,
    onFinish: onBlur,
    onFileName,
    onReplace,
    setEdited,
    setError,
    reveal,
  })
  // The code editor has no use for it.
  const shown = isWhole ? '' : shownPage(pages)

  useEffect(() => {
    if (!editor.current) showCaret(live)
  })

  /** Handles a paste or drop. */
  function receive(event: ClipboardEvent | DragEvent, data: DataTransfer, files: readonly File[] = []): void {
    const text = data.getData('text')
    // A disabled field takes no paste, but its frame would take a drop.
    if (props.access === 'locked') {
      event.preventDefault()
      return
    }
    if (files.length > 0) {
      event.preventDefault()
      if (readOnly) return
      node.current?.focus()
      openFiles(files)
      return
    }
    // The code editor takes any text.
    if (editor.current || shown.length + text.length <= plain || isLeft(live, text)) return
    event.preventDefault()
    node.current?.focus()
    put(live, text)
  }

  /** The Paste button, for touchscreens, which have no Ctrl+V. */
  async function paste(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText()
      if (editor.current) return editor.current.insert(asShown(text))
      node.current?.focus()
      put(live, text)
    } catch {
      setError('not-pasted')
    }
  }

  /** Files, dropped or chosen, replace the text. */
  const openFiles = onFiles ?? ((files) => void open(live, files, editor.current))
  const presses: StripProps['presses'] = [
    { label: t.choose, onPress: (button) => pickFiles(button, openFiles) },
    { label: t.paste, onPress: paste },
    clear && { label: clear, onPress: () => onReplace?.('') },
  ]

  return { t, node, editor, live, pages, shown, error, receive, presses: readOnly ? [] : presses }
}

const isCode = (language: Language | undefined) => language === 'html' || language === 'json'

/** For the code editor that takes the field's place. */
const caretOf = (node: HTMLTextAreaElement | null) => ({
  anchor: node?.selectionStart ?? 0,
  head: node?.selectionEnd ?? 0,
  isFocused: node?.matches(':focus') ?? false,
})

interface Press {
  readonly label: string
  onPress(button: Element): void
}

interface StripProps {
  readonly children: ReactNode
  readonly presses: readonly (Press | '' | undefined)[]
}

/** The toolbar above a text: the tool's buttons, then those of any text. */
const Strip = ({ children, presses }: StripProps) => (
  <div className={css.strip} data-slot="strip">
    {children}
    {presses.length > 0 && <span className={css.spring} />}
    {presses.map(
      (press) =>
        press && (
          <button key={press.label} type="button" onClick={({ currentTarget }) => press.onPress(currentTarget)}>
            {press.label}
          </button>
        ),
    )}
  </div>
)

/** A copied image. If text was copied together with an image of it, the text is used. */
const pastedFiles = (data: DataTransfer): readonly File[] => (data.getData('text') ? [] : [...data.files])
