import { directionOf } from '../format/direction'
import { languageOf, loadWords } from './load-words'
import { merged, type Texts } from './words'

/** The words of an element in the language of its locale, once they're loaded. */
export class ElementWords {
  readonly #element: Element
  readonly #onLoad: () => void
  /** Undefined are English. */
  #words: Texts | undefined
  #language: string | undefined
  isWaiting = false
  /** The last result of `stringsWith`, which stays the same object. */
  #strings: { readonly words: Texts; readonly own: Texts | undefined; readonly all: Texts } | undefined

  constructor(element: Element, onLoad: () => void) {
    this.#element = element
    this.#onLoad = onLoad
  }

  /** Loads the words for a locale. They stay English if that fails. */
  async read(locale: string | undefined): Promise<void> {
    const language = languageOf(locale)
    if (language === this.#language) return
    this.#language = language
    this.isWaiting = language !== undefined
    const words = language && (await this.#load(language))
    if (language !== this.#language) return
    this.#words = words || undefined
    this.isWaiting = false
    this.#onLoad()
  }

  async #load(language: string): Promise<Texts | undefined> {
    const { localName } = this.#element
    try {
      return await loadWords(language, localName.replace('pegboard-', ''))
    } catch (reason) {
      console.warn(`<${localName}>: the words for ${language} didn’t load.`, reason)
      return undefined
    }
  }

  /** The page's own strings, and these words for all others. */
  stringsWith(own: Texts | undefined): Texts | undefined {
    const words = this.#words
    if (!words) return own
    if (this.#strings?.words !== words || this.#strings.own !== own)
      this.#strings = { words, own, all: merged(words, Object(own)) }
    return this.#strings.all
  }

  /** Sets the language and direction. Invisible while words are loading, so that it isn't English for a moment. */
  describe(container: HTMLElement, locale: string | undefined, hasOwnStrings: boolean): void {
    container.toggleAttribute('data-waiting', this.isWaiting)
    if (locale) container.dir = directionOf(locale)
    else container.removeAttribute('dir')
    // What the page's own strings are in isn't known.
    if (hasOwnStrings) container.removeAttribute('lang')
    else container.lang = (this.#words && this.#language) || 'en'
  }
}
