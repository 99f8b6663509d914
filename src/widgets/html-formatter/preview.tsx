import { useEffect, useMemo, useRef, useState } from 'react'
import { Note } from '../core/answer/answer'
import { secondary } from '../core/base/button.css'
import { Choice } from '../core/fields/choice'
import { useWords } from '../core/words/use-words'
import type { strings } from './html-formatter.strings'
import * as css from './preview.css'
import { safePage } from './safe-page'

/** Characters from which a browser takes seconds to lay out a page. */
const long = 2_000_000

type Width = keyof typeof css.widths

interface PreviewProps {
  readonly html: string
  /** A page that shows the HTML it's sent and has a policy of its own: preview.html of the site. */
  readonly url: string | undefined
}

/** The page in a sandboxed frame, as wide as a phone, a tablet or the pane. */
export function Preview({ html, url }: PreviewProps) {
  const { t } = useWords<typeof strings>()
  const [width, setWidth] = useState<Width>('full')
  const [allowed, setAllowed] = useState('')
  const isShown = html.length < long || allowed === html
  return (
    <div className={css.preview}>
      <div className={css.bar}>
        <Choice
          label={t.width}
          hideLabel
          value={width}
          onChange={(chosen) => setWidth(chosen as Width)}
          options={Object.entries(t.widths)}
        />
      </div>
      {isShown ? (
        <div className={css.stage}>
          {url === undefined ? (
            <TextFrame html={html} width={width} />
          ) : (
            <PageFrame html={html} url={url} width={width} />
          )}
        </div>
      ) : (
        <div className={css.note}>
          <Note>{t.longPreview}</Note>
          <button type="button" className={secondary} onClick={() => setAllowed(html)}>
            {t.showPreview}
          </button>
        </div>
      )}
    </div>
  )
}

interface FrameProps {
  readonly html: string
  readonly width: Width
}

/** Sends the HTML to a page that shows it. */
function PageFrame({ html, url, width }: FrameProps & { readonly url: string }) {
  const { t } = useWords<typeof strings>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    // The frame's origin is opaque, so it has no name.
    if (isReady) frame.current?.contentWindow?.postMessage({ html }, '*')
  }, [html, isReady])
  return (
    <iframe
      ref={frame}
      className={`${css.frame} ${css.widths[width]}`}
      title={t.views.preview}
      src={url}
      sandbox="allow-scripts"
      onLoad={() => setReady(true)}
    />
  )
}

/** Contains the HTML itself, where the page's policy allows that. */
function TextFrame({ html, width }: FrameProps) {
  const { t } = useWords<typeof strings>()
  const page = useMemo(() => safePage(html), [html])
  if (page === undefined)
    return (
      <div className={css.note}>
        <Note>{t.noPreview}</Note>
      </div>
    )
  return <iframe className={`${css.frame} ${css.widths[width]}`} title={t.views.preview} srcDoc={page} sandbox="" />
}
