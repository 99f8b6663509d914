/** What is said under the answer: fetched with what says it. */
export const lateStrings = {
  span: 'From {start} to {end}.',
  sameDay: 'Both are {start}.',
  averageYears: 'Average years',
  averageMonths: 'Average months',
  about: '≈ {n}',
  averages: 'An average year has 365.25 days, an average month 30.44.',
}
