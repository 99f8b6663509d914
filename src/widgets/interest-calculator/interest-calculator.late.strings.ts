/** What is said under the final amount: fetched with what says it. */
export const lateStrings = {
  say: '{principal} grows to {final} in {time}',
  growth: 'Growth over time',
  start: 'Start',
  year: 'Year {year}',
  table: 'Year by year',
  hideTable: 'Hide years',
  csv: 'CSV',
  yearColumn: 'Year',
  balance: 'Balance',
}
