/** What is said under the answer: fetched with what says it. */
export const lateStrings = {
  totalPaid: 'Total paid',
  balance: 'Balance over time',
  left: 'Year {year}: {balance} left',
  borrowed: 'Start: {balance} borrowed',
  start: 'Start',
  year: 'Year {year}',
  month: 'Month {month}',
  csv: 'CSV',
  period: 'Period',
  payment: 'Payment',
  principal: 'Principal',
  interest: 'Interest',
  balanceLeft: 'Balance',
}
