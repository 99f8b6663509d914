// How tools differ from what most of them do, for the tests of all tools. They don't say it themselves, because a test that
// asked them would prove nothing.

interface Traits {
  /** It answers only after a press, because it sends a request, draws at random or analyzes a text. */
  readonly waitsForPress?: boolean
  /** Nothing of the answer stays after an edit, or what was drawn stays as it is. */
  readonly afterEdit?: 'gone' | 'drawn'
  /** Servers send no answer: it's about today, which only browsers know, or comes from a worker or code that's loaded. */
  readonly answersInBrowser?: boolean
  /** The page replaces the prerendered text right away, by new names or a service's response about the visitor. */
  readonly isReplaced?: boolean
  /** An answer is announced again after a second press, which formats the text. */
  readonly repeatsAnnouncement?: boolean
  /** It has no answer, and all its fields are in a collapsed section. */
  readonly isTimer?: boolean
  /** Its element has the example without the properties in `exampleContext`. */
  readonly hasOwnExample?: boolean
  /** It has shadow roots of its own, with style sheets. */
  readonly hasShadowRoots?: boolean
  /** What it draws are words, or letters, of no language. */
  readonly drawsLetters?: boolean
  /** Fields in views that load on use, which the tool's own tests have. */
  readonly fieldsOfViews?: readonly string[]
  /** Fields that are drawn with a pointer, which the tool's own tests do. */
  readonly pointerOnly?: readonly string[]
  /** Fields whose lock doesn't show in the example. tests/elements/source/locked.test.ts has them. */
  readonly lockedAlike?: readonly string[]
}

const traits: Readonly<Record<string, Traits>> = {
  'age-calculator': { answersInBrowser: true },
  'ai-detector': { waitsForPress: true },
  'base64-tool': { answersInBrowser: true },
  'bill-splitter': { lockedAlike: ['persons', 'items'] },
  'currency-converter': { waitsForPress: true, isReplaced: true, hasOwnExample: true },
  'date-difference': { answersInBrowser: true },
  'gradient-generator': { hasShadowRoots: true },
  'html-formatter': { answersInBrowser: true },
  'invoice-generator': { pointerOnly: ['signatureStrokes'], lockedAlike: ['signatureStrokes'] },
  'ip-lookup': { waitsForPress: true, afterEdit: 'gone', isReplaced: true },
  'json-editor': {
    answersInBrowser: true,
    repeatsAnnouncement: true,
    fieldsOfViews: ['query', 'other', 'ignoreOrder', 'numbersAsWritten', 'schema'],
  },
  'language-detector': { answersInBrowser: true },
  'lorem-generator': { waitsForPress: true, drawsLetters: true },
  'math-solver': { answersInBrowser: true },
  'password-generator': { waitsForPress: true, drawsLetters: true },
  'plagiarism-detector': { waitsForPress: true },
  'pomodoro-timer': { waitsForPress: true, isTimer: true },
  'qr-generator': { answersInBrowser: true },
  'random-number-generator': { waitsForPress: true, afterEdit: 'drawn' },
  'regex-tester': { answersInBrowser: true },
  'timezone-converter': { answersInBrowser: true },
  'username-generator': { waitsForPress: true, afterEdit: 'drawn', isReplaced: true, drawsLetters: true },
}

/** Empty for a tool that does what most do. */
export const traitsOf = (id: string): Traits => traits[id] ?? {}
