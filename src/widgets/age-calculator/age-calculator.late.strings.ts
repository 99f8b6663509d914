/** What is said under the age: fetched with what says it. */
export const lateStrings = {
  born: 'Born on {birth}, counted to {on}.',
  birthday: 'Born on {birth}, and {on} is a birthday.',
  since: { one: '{n} day since the last', other: '{n} days since the last' },
  until: { one: '{n} day to go', other: '{n} days to go' },
  turning: 'Turning',
  averageYears: 'Average years',
  averageMonths: 'Average months',
  about: '≈ {n}',
  averages: 'An average year has 365.25 days, an average month 30.44.',
}
