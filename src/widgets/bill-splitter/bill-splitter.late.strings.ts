/** What is said of a split: fetched with what shows it. */
export const lateStrings = {
  taxAt: 'Tax, {percent}%',
  tipAt: 'Tip, {percent}%',
  even: { one: 'One person pays it all.', other: '{total} splits evenly among {n} people.' },
  odd: {
    one: 'One cent is left over: the first person pays {more}, everyone else {less}.',
    other: '{n} cents are left over: the first {n} people pay {more}, everyone else {less}.',
  },
  person: 'Person {first}',
  persons: 'Persons {first} to {last}, each',
  say: '{each} each, {total} in all. {sentence}',
}
