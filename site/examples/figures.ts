// Figures in the examples of tools, in a few characters.

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plain = new Intl.NumberFormat('en-US')

/** '$2,598.81' */
export const dollars = (amount: number): string => money.format(amount)
/** '$64' */
export const whole = (amount: number | string): string => dollars(Math.round(Number(amount))).replace(/\.00$/, '')
/** '2,139' */
export const number = (value: number): string => plain.format(value)
