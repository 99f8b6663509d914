import type { Output } from '../../engine/username-generator'
import { Announcement, Note } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { Issue } from '../core/field'
import { field, legend } from '../core/field.css'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { type CheckAvailability, type Mark, useAvailability } from './username-generator.availability'
import * as css from './username-generator.css'
import { lateStrings } from './username-generator.late.strings'
import { List } from './username-generator.list'
import sheets from './username-generator.names.tsx?sheets'
import type { firstStrings } from './username-generator.strings'

interface NamesProps {
  readonly output: Output
  readonly check: CheckAvailability | undefined
  readonly first: typeof firstStrings
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
}

/** All the names with their marks, and the variations of the first. */
export function Names({ output: { usernames, variations }, check, first, strings, locale }: NamesProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { markOf, retry } = useAvailability(usernames, check)
  const countOf = (mark: Mark) => usernames.filter((one) => markOf(one) === mark).length
  const failed = countOf('failed')
  const words = { n: usernames.length, available: countOf('available'), failed }
  const isDone = check && countOf('checking') === 0
  const fault = isDone && failed > 0 ? fill(t.failed, words, locale) : undefined
  const checked = isDone ? fill(t.checked, words, locale) : ''

  return (
    <>
      <LateSheets sheets={sheets} />
      <List t={t} usernames={usernames} markOf={markOf} head={check ? t.availability : t.simulated} />
      <Announcement>{fault ? `${checked} ${fault}` : checked}</Announcement>
      {!check && <Note>{t.note}</Note>}
      <Issue>{fault}</Issue>
      <div className={bar}>
        <CopyButton tool={{ t }} text={() => usernames.map(({ username }) => username).join('\n')} />
        {fault && (
          <button type="button" className={secondary} onClick={retry}>
            {t.retry}
          </button>
        )}
      </div>
      <fieldset className={field}>
        <legend className={legend}>{fill(t.variations, { name: usernames[0]?.username ?? '' })}</legend>
        <div className={css.variations}>
          {variations.map((variation) => (
            <CopyButton key={variation} tool={{ t }} label={variation} text={() => variation} />
          ))}
        </div>
      </fieldset>
    </>
  )
}
