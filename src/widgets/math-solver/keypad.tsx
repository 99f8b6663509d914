import { formatNumber } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import * as css from './math-solver.css'
import type { strings } from './math-solver.strings'

interface KeypadProps {
  /** All keys but =, because the page doesn’t let the expression change. */
  readonly disabled: boolean
  readonly onPress: (key: KeyPress) => void
  readonly onClear: () => void
  readonly onEquals: () => void
}

/** What a key adds to the expression. */
export interface KeyPress {
  /** Text for the caret’s position, or '⌫' to delete the character before it. */
  readonly text: string
  /** It begins a value, such as a digit or a function. After an answer, it begins a new expression. */
  readonly begins: boolean
  readonly mouse: boolean
}

const functions = ['sin', 'cos', 'tan', 'log', 'ln', 'π', 'x²', 'xʸ', '√', '!', 'e', 'ans']
const numbers = [...'789()⌫456×÷C123+−%0.°']

/** The text of keys whose labels differ from it. */
const texts: Readonly<Record<string, string>> = {
  sin: 'sin(',
  cos: 'cos(',
  tan: 'tan(',
  log: 'log(',
  ln: 'ln(',
  'x²': '²',
  xʸ: '^',
}

/** Clear is one of the keys, but adds nothing. */
const clear = 'C'

/** The keys of a scientific calculator. Clicking them doesn’t move the focus. */
export function Keypad({ disabled, onPress, onClear, onEquals }: KeypadProps) {
  const { t, locale } = useWords<typeof strings>()
  const labelOf = (key: string) =>
    isDigit(key) ? formatNumber(Number(key), locale) : key === '.' ? formatNumber(1.1, locale).slice(1, -1) : key
  const key = (key: string) => (
    <button
      key={key}
      type="button"
      className={isDigit(key) || key === '.' ? css.key : functions.includes(key) ? css.name : css.sign}
      aria-label={(t.keys as Readonly<Record<string, string>>)[key]}
      disabled={disabled}
      onClick={({ nativeEvent }) => {
        const mouse = (nativeEvent as PointerEvent).pointerType === 'mouse'
        if (key === clear) onClear()
        else onPress({ text: texts[key] ?? labelOf(key), begins: /^([\d.(√π]|[a-z]+)$/.test(key), mouse })
      }}
    >
      {labelOf(key)}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own box
    <div className={css.keypad} role="group" aria-label={t.keypad} onMouseDown={(event) => event.preventDefault()}>
      {functions.map(key)}
      {numbers.map(key)}
      <button type="button" className={css.equals} onClick={onEquals}>
        {t.equals}
      </button>
    </div>
  )
}

const isDigit = (key: string): boolean => key >= '0' && key <= '9'
