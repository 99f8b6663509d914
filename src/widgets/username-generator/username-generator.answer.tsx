import { Fragment, useContext } from 'react'
import type { Output, Username } from '../../engine/username-generator'
import { ErrorMessage } from '../core/fields/field'
import { field, legend } from '../core/fields/field.css'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DoneIcon, icon } from '../core/output/icons'
import { Announcement, Headline, IsCurrent, Note } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import * as css from './username-generator.css'
import { type CheckAvailability, type Mark, useAvailability } from './username-generator.state'
import type { strings } from './username-generator.strings'

interface UsernamesProps {
  readonly output: Output
  readonly check: CheckAvailability | undefined
  readonly t: typeof strings
  readonly locale: string
}

/** All the names with their marks, and the variations of the first. */
export function Usernames({ output: { usernames, variations }, check, t, locale }: UsernamesProps) {
  // Nobody is asked about the example's names.
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
      <Headline label={t.first}>{breakable(usernames[0]?.username ?? '')}</Headline>
      <List t={t} usernames={usernames} markOf={markOf} head={check ? t.availability : t.simulated} />
      <Announcement>{error ? `${checked} ${error}` : checked}</Announcement>
      {!check && <Note>{t.note}</Note>}
      <ErrorMessage>{error}</ErrorMessage>
      <div className={bar}>
        <CopyButton tool={{ t }} text={() => usernames.map(({ username }) => username).join('\n')} />
        {error && (
          <button type="button" className={secondary} onClick={retry}>
            {t.retry}
          </button>
        )}
      </div>
      <fieldset className={field}>
        <legend className={legend}>{interpolate(t.variations, { name: usernames[0]?.username ?? '' })}</legend>
        <div className={css.variations}>
          {variations.map((variation) => (
            <CopyButton key={variation} tool={{ t }} label={variation} text={() => variation} />
          ))}
        </div>
      </fieldset>
    </>
  )
}

const CrossIcon = icon('m4 4 8 8m0-8-8 8')
const DotsIcon = icon('M3 8h.01M8 8h.01M13 8h.01')
const QuestionIcon = icon('M5.5 5.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4M8 12.2h.01')

/** By a sign and in words, not by color alone. */
const signs = { available: DoneIcon, taken: CrossIcon, checking: DotsIcon, failed: QuestionIcon }

/** NeonWolf42 may break before Wolf and before 42. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])|(?<=[a-z])(?=\d)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

interface ListProps {
  readonly t: typeof strings
  readonly usernames: readonly Username[]
  readonly markOf: (username: Username) => Mark
  /** Above the marks: whether they are simulated. */
  readonly head: string
}

/** A name a line, its mark, and a button that copies it. */
function List({ t, usernames, markOf, head }: ListProps) {
  return (
    <div>
      <p className={css.head}>{head}</p>
      <ul className={css.list}>
        {usernames.map((one) => {
          const mark = markOf(one)
          const Sign = signs[mark]
          return (
            <li key={one.id} className={css.row}>
              <span className={css.words}>
                <span className={css.name} translate="no">
                  {breakable(one.username)}
                </span>
                <span className={css.marks[mark]}>
                  <Sign />
                  {t.marks[mark]}
                </span>
              </span>
              <CopyButton
                tool={{ t }}
                label={interpolate(t.copyName, { name: one.username })}
                text={() => one.username}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
