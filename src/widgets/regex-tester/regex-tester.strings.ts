import { longTextStrings } from '../core/long-text.strings'
import { coreStrings } from '../core/strings'
import type { Code } from './regex-tester.run'

export const firstStrings = {
  ...coreStrings,
  name: 'Regex tester',
  pattern: 'Pattern',
  valid: 'Valid',
  invalid: 'Invalid',
  copyRegex: 'Copy regex',
  flags: 'Flags',
  flagNames: {
    g: 'Global',
    i: 'Ignore Case',
    m: 'Multiline',
    s: 'Dot All',
    u: 'Unicode',
    y: 'Sticky',
    v: 'Unicode Sets',
    d: 'Indices',
  },
  text: 'Test string',
  presets: 'Common patterns',
  presetNames: {
    email: 'Email',
    'phone-us': 'Phone (US)',
    url: 'URL',
    'ip-address': 'IP Address',
    date: 'Date (MM/DD/YYYY)',
    'hex-color': 'Hex Color',
    'credit-card': 'Credit Card',
    'html-tags': 'HTML Tags',
  } as Readonly<Record<string, string>>,
  result: 'Result',
  match: 'Match',
  place: 'Start–end',
  groups: 'Groups',
  matches: 'Matches',
  found: { one: '{n} match found', other: '{n} matches found' },
  none: 'No matches found',
  noText: 'The test string is empty.',
  firstOnly: 'This is the first one. Tick Global to find all.',
  listed: 'Listed and marked are the first {n}. The rest are counted.',
  highlights: 'Test string, matches marked',
  showing: 'Showing {from}–{to} of {total}',
  group: 'Group {n}',
  position: '{start}–{end}',
  empty: '(empty)',
  noPart: '(took no part)',
  copyAll: 'Copy all matches',
  running: 'Matching…',
  runningAdvice: 'This takes longer than most. It stops by itself after {seconds} seconds.',
  stop: 'Stop',
  retry: 'Run again',
  issues: {
    'invalid-flags': 'These flags do not go together, or this browser does not know one of them. Untick one.',
    'invalid-pattern': '{message}',
    'too-complex': 'The browser gave up on this pattern',
    timeout: 'Stopped after {seconds} seconds',
    stopped: 'You stopped the matching',
    'worker-forbidden': 'Matching cannot run on this page',
    'not-loaded': 'What this tool matches with could not be fetched. Check your connection, then try again.',
  } satisfies Record<Code, string>,
  advice: {
    'too-complex': 'It said: {message}. Make the pattern simpler or the test string shorter.',
    timeout:
      'The pattern tries too many ways to match this text. Look for a quantifier inside a quantifier, such as (a+)+, and write a+ instead; or shorten the text.',
    stopped: 'Change the pattern or the text, or run it again.',
    'worker-forbidden':
      'Patterns are run in a background worker, so that none of them can freeze the page, and this page did not let one start. Whether the pattern is valid is still checked.',
  },
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, { longText: longTextStrings })

/** The browser's message repeats the pattern, and says at its end what is wrong. */
export const shortened = (sentence: string) =>
  sentence.length > 400 ? `${sentence.slice(0, 120)} … ${sentence.slice(-200)}` : sentence
