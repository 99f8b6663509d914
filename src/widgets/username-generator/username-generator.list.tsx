import { Fragment } from 'react'
import type { Username } from '../../engine/username-generator'
import { CopyButton } from '../core/copy-button'
import { DoneIcon, icon } from '../core/icons'
import { fill } from '../core/strings'
import type { Mark } from './username-generator.availability'
import * as css from './username-generator.css'
import type { strings } from './username-generator.strings'

const CrossIcon = icon('m4 4 8 8m0-8-8 8')
const DotsIcon = icon('M3 8h.01M8 8h.01M13 8h.01')
const QuestionIcon = icon('M5.5 5.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4M8 12.2h.01')

/** By a sign and in words, not by colour alone. */
const signs = { available: DoneIcon, taken: CrossIcon, checking: DotsIcon, failed: QuestionIcon }

/** NeonWolf42 may break before Wolf and before 42. */
export const breakable = (name: string) =>
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
export function List({ t, usernames, markOf, head }: ListProps) {
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
              <CopyButton tool={{ t }} label={fill(t.copyName, { name: one.username })} text={() => one.username} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
