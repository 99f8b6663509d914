import { Fragment, useContext } from 'react'
import { type Output, type Username, variationsOf } from '../../engine/username-generator/username-generator'
import { Meaning, Note } from '../core/answer/answer'
import { figures, headline, headlineLabel } from '../core/answer/answer.css'
import { Announcement, IsCurrent } from '../core/answer/answer-frame'
import { secondary } from '../core/base/button.css'
import { DoneIcon, icon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import type { Summary } from '../core/base/summary'
import { ErrorMessage } from '../core/fields/field'
import { field, legend } from '../core/fields/field.css'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import * as css from './username-generator.css'
import { type CheckAvailability, type Mark, useAvailability } from './username-generator.state'
import type { strings } from './username-generator.strings'
import { availabilityOf } from './username-generator.summary'

interface UsernamesProps {
  readonly output: Output
  /** With the picked name as the headline. */
  readonly summary: Summary
  readonly onPick: (name: string) => void
  readonly check: CheckAvailability | undefined
}

/** All names with their availability, and the variations of the picked one. */
export function Usernames({ output, summary, onPick, check }: UsernamesProps) {
  const { t, locale } = useWords<typeof strings>()
  const { usernames, variations } = output
  const name = summary.figure
  // The example's names aren't checked.
  const isCurrent = useContext(IsCurrent)
  const { markOf, retry } = useAvailability(isCurrent ? usernames : undefined, check)
  const countOf = (mark: Mark) => usernames.filter((one) => markOf(one) === mark).length
  const failed = countOf('failed')
  const words = { n: usernames.length, available: countOf('available'), failed }
  const isDone = check && countOf('checking') === 0
  const error = isDone && failed > 0 ? interpolate(t.failed, words, locale) : undefined
  const checked = isDone ? interpolate(t.checked, words, locale) : ''

  return (
    <>
      <div className={css.top}>
        <div className={headline}>
          <p className={headlineLabel}>{summary.label}</p>
          <p className={name.length > 10 ? figures.long : figures.medium} translate="no">
            {breakable(name)}
          </p>
        </div>
        <CopyButton label={t.copyTop} text={() => name} className={css.copyTop} />
      </div>
      <Meaning sentence={isDone ? availabilityOf(words, t, locale) : summary.sentence} />
      <List
        usernames={usernames}
        picked={name}
        onPick={onPick}
        markOf={markOf}
        heading={check ? t.availability : t.simulated}
      />
      <Announcement>{error ? `${checked} ${error}` : checked}</Announcement>
      {!check && <Note>{t.note}</Note>}
      <ErrorMessage>{error}</ErrorMessage>
      <CopyBar summary={summary}>
        {error && (
          <button type="button" className={secondary} onClick={retry}>
            {t.retry}
          </button>
        )}
      </CopyBar>
      <fieldset className={field}>
        <legend className={legend}>{interpolate(t.variations, { name })}</legend>
        <div className={css.variations}>
          {(name === usernames[0]?.username ? variations : variationsOf(name)).map((variation) => (
            <CopyButton key={variation} label={variation} text={() => variation} />
          ))}
        </div>
      </fieldset>
    </>
  )
}

const CrossIcon = icon('m4 4 8 8m0-8-8 8')
const DotsIcon = icon('M3 8h.01M8 8h.01M13 8h.01')
const QuestionIcon = icon('M5.5 5.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4M8 12.2h.01')

/** An icon in addition to the words, so that color isn't the only cue. */
const icons = { available: DoneIcon, taken: CrossIcon, checking: DotsIcon, failed: QuestionIcon }

/**
 * Allows line breaks between words: NeonWolf42 can break before Wolf and before 42. Another name has other elements,
 * because the same ones in other places would be a layout shift.
 */
const breakable = (name: string) => (
  <Fragment key={name}>
    {name.split(/(?=[A-Z])|(?<=[a-z])(?=\d)/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: WolfWolf has the same part twice
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </Fragment>
)

interface ListProps {
  readonly usernames: readonly Username[]
  /** The name whose variations are shown. */
  readonly picked: string
  readonly onPick: (name: string) => void
  readonly markOf: (username: Username) => Mark
  /** The heading, which says if availability is simulated. */
  readonly heading: string
}

/** One line for each name: its availability and a Copy button. */
function List({ usernames, picked, onPick, markOf, heading }: ListProps) {
  const { t } = useWords<typeof strings>()
  return (
    <div>
      <p className={css.heading}>{heading}</p>
      <ul className={css.list}>
        {usernames.map((one) => {
          const mark = markOf(one)
          const Icon = icons[mark]
          return (
            <li key={one.id} className={css.row}>
              <span className={css.words}>
                <button
                  type="button"
                  className={css.name}
                  translate="no"
                  aria-pressed={one.username === picked}
                  onClick={() => onPick(one.username)}
                >
                  {breakable(one.username)}
                </button>
                <span className={css.marks[mark]}>
                  <Icon />
                  {t.marks[mark]}
                </span>
              </span>
              <CopyButton label={interpolate(t.copyName, { name: one.username })} text={() => one.username} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
