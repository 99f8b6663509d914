import type { Result } from '../../../engine/core/result'

/** When and how a tool answers. */
export interface AnswerOptions<Input, Output, Code extends string> {
  /**
   * When an answer follows the input. `always` (the default): as soon as the fields that it needs are valid.
   * `once-edited`: from the first edit, if an answer sends a request, which the user has to trigger. `once-pressed`:
   * from the first press. `never`: only a press answers.
   */
  readonly follows?: 'always' | 'once-edited' | 'once-pressed' | 'never'
  /** Milliseconds after the last keystroke until the answer updates; 0 if absent. */
  readonly pause?: number
  /** An edit doesn't change the answer, because it was drawn at random and doesn't follow from the input. */
  readonly isDrawn?: boolean
  /**
   * Replaces `evaluate` if the work is done elsewhere: in a worker, by a service or in code that has to be loaded.
   * `pressed` is true for the button. Never rejects. Undefined once `signal` has aborted.
   */
  readonly run?: (input: Input, signal: AbortSignal, pressed: boolean) => Promise<Result<Output, Code> | undefined>
  /** Inputs that `evaluate` answers on every edit, although others need a press or `run`. Must be a stable function. */
  readonly instant?: (input: Input) => boolean
}

/** Any tool's input. */
export type Inputs = Readonly<Record<string, unknown>>

/** A tool as the page has set it up. The same object while nothing about it changes. */
export interface Setup<Input = Inputs, Output = unknown, Code extends string = string>
  extends AnswerOptions<Input, Output, Code> {
  /** An empty tool. */
  readonly initial: Input
  /** The same in the locale's units. */
  readonly empty: Input
  /** What the tool opens with and is reset to. */
  readonly start: Input
  readonly example: Input
  /** Fields that the page has hidden or locked. Nothing but the page fills them in, the example neither. */
  readonly fixed: readonly string[]
  /** Whether input from the page can be answered: not on a server, if the answer is about today. */
  readonly isClockKnown: boolean
  /** The same function while its results don't change. */
  readonly evaluate: (input: Input) => Result<Output, Code>
}

/** A result and the input it belongs to. */
export interface Answered<Input = Inputs, Output = unknown, Code extends string = string> {
  readonly input: Input
  readonly result: Result<Output, Code>
}

/** An answer and the input it was calculated from. */
export interface Answer<Input, Output> {
  readonly input: Input
  readonly output: Output
}

/** What triggered the answer: the user's button press or edit, or the page. */
export type Cause = 'press' | 'edit' | 'page'

/** An answer that takes time. */
export interface Request<Input = Inputs, Output = unknown, Code extends string = string> {
  readonly setup: Setup<Input, Output, Code>
  readonly input: Input
  readonly by: Cause
  /** Milliseconds to wait for another edit. */
  readonly pause: number
}

/** Everything that changes in a tool. `reduce` makes the next state after each event. */
export interface State<Input = Inputs, Output = unknown, Code extends string = string> {
  readonly setup: Setup<Input, Output, Code>
  readonly input: Input
  /** Whether the user has edited it, since it was opened or cleared. */
  readonly isEdited: boolean
  /** How many times the button was pressed. */
  readonly presses: number
  /** How many times the user's press had no answer. */
  readonly failures: number
  /** How many edits and presses there were. The page is told the first answer to each. */
  readonly acts: number
  /** What triggers the next answer. */
  readonly by: Cause
  /** What's known about the input right away: all its issues, or for most tools its answer. */
  readonly checked: Answered<Input, Output, Code>
  /** The last requested result, which may belong to an earlier input. */
  readonly settled: Answered<Input, Output, Code> | undefined
  /** An answer that's on its way. */
  readonly request: Request<Input, Output, Code> | undefined
  /** The field that's being edited: from the first change since it was focused until it's left or something is pressed. */
  readonly editing: string | undefined
  /** The answer from before this edit. Stays while the edit has none. */
  readonly last: Answer<Input, Output> | undefined
  /** Fields that the user has edited or left. '' is the whole form: `left` by a press of the button, `edited` after that. */
  readonly touched: Readonly<Record<string, 'edited' | 'left'>>
  /** The field that the user is typing in. A new object for each keystroke. */
  readonly typing: { readonly field: string } | undefined
  /** The state before Clear, a sample, Format or another replacement, until the next edit. */
  readonly undo: { readonly state: State<Input, Output, Code>; readonly isOffered: boolean } | undefined
}

export type Event<Input = Inputs, Output = unknown, Code extends string = string> =
  /** A field, or one in a row: `courses.2.grade`. */
  | { readonly type: 'typed'; readonly field: string; readonly value: unknown }
  /** Several fields at once. `field` is the one that the user is typing in, if any. */
  | { readonly type: 'changed'; readonly patch: Partial<Input>; readonly field?: string | undefined }
  | { readonly type: 'left'; readonly field: string }
  /** For a while, no key was pressed in the field. */
  | { readonly type: 'rested' }
  | { readonly type: 'pressed'; readonly by: Cause }
  /** A generator has opened: it answers without a press, unless there already is an answer. */
  | { readonly type: 'begun' }
  | { readonly type: 'answered'; readonly request: Request<Input, Output, Code>; readonly result: Result<Output, Code> }
  /** Clear, a sample, Format: with undo. */
  | { readonly type: 'replaced'; readonly patch: Partial<Input> }
  | { readonly type: 'undone' }
  /** Undo is no longer offered, though Ctrl+Z still works. */
  | { readonly type: 'expired' }
  | { readonly type: 'reset' }
  /** What the page passes: another setup, or its own value. */
  | { readonly type: 'given'; readonly setup: Setup<Input, Output, Code>; readonly value: Input | undefined }
