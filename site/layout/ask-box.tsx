import { Search } from 'lucide-react'
import { scripted } from './app.css'
import * as css from './ask-box.css'

const questions = ['20% of 80', '5 ft 11 in cm', '3 pm New York in London', 'days until June 15']

/** A field that answers questions in place. site/client/find/ask-box.ts loads when it's first focused. */
export function AskBox() {
  return (
    <div className={`${css.ask} ${scripted}`}>
      <div className={css.place}>
        <div className={css.box}>
          <div className={css.line}>
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            <input
              className={css.field}
              type="text"
              data-ask=""
              placeholder="Ask or search: 15% of 80"
              autoComplete="off"
              spellCheck={false}
              role="combobox"
              aria-label="Ask a question or find a tool"
              aria-autocomplete="list"
              aria-expanded="false"
              aria-controls="asked"
            />
            <kbd className={css.key}>Enter</kbd>
          </div>
          <div className={css.list} id="asked" role="listbox" aria-label="Answers and tools" hidden />
          <p className={css.none} id="ask-status" role="status" hidden />
        </div>
      </div>
      <ul className={css.questions} aria-label="Examples">
        {questions.map((question) => (
          <li key={question}>
            <button className={css.question} type="button" data-question="">
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
