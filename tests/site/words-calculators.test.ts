import { describe, expect, it } from 'vitest'
import type { ToolPage } from '../../site/pages/page'
import * as age from '../../src/engine/age-calculator/age-calculator'
import * as bill from '../../src/engine/bill-splitter/bill-splitter'
import * as bmi from '../../src/engine/bmi-calculator/bmi-calculator'
import * as calories from '../../src/engine/calorie-calculator/calorie-calculator'
import type { Result } from '../../src/engine/core/result'
import * as currency from '../../src/engine/currency-converter/currency-converter'
import * as dates from '../../src/engine/date-difference/date-difference'
import * as discount from '../../src/engine/discount-calculator/discount-calculator'
import * as gpa from '../../src/engine/gpa-calculator/gpa-calculator'
import * as grade from '../../src/engine/grade-converter/grade-converter'
import * as ideal from '../../src/engine/ideal-weight-calculator/ideal-weight-calculator'
import * as interest from '../../src/engine/interest-calculator/interest-calculator'
import * as invoice from '../../src/engine/invoice-generator/invoice-generator'
import * as mortgage from '../../src/engine/mortgage-calculator/mortgage-calculator'
import * as percentage from '../../src/engine/percentage-calculator/percentage-calculator'
import * as pomodoro from '../../src/engine/pomodoro-timer/pomodoro-timer'
import * as salary from '../../src/engine/salary-calculator/salary-calculator'
import * as tax from '../../src/engine/tax-calculator/tax-calculator'
import * as zones from '../../src/engine/timezone-converter/timezone-converter'
import * as units from '../../src/engine/unit-converter/unit-converter'
import { eachRow } from '../each-row'

const words = import.meta.glob<ToolPage>('../../site/tools/*/page.tsx', { eager: true, import: 'page' })

/** All the text on a tool's page. Table rows are 'name value'. */
function textOf(id: string): string {
  const { howItWorks, facts = [], limits = [], faq = [] } = words[`../../site/tools/${id}/page.tsx`] as ToolPage
  return [
    ...howItWorks,
    ...facts.flatMap(({ text = '', rows = [] }) => [text, ...rows.map((row) => row.join(' '))]),
    ...limits,
    ...faq.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')
}

/** The engine's answer to an input with only these fields filled in. */
function ask<Input extends object, Output>(
  engine: { readonly initial: Input; evaluate(input: Input): Result<Output, string> },
  fields: Partial<Input>,
): Output {
  const result = engine.evaluate({ ...engine.initial, ...fields })
  if (!result.ok) throw new Error(JSON.stringify([fields, result.issues]))
  return result.value
}

const n = (number: number, digits = 6) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(number)
const fixed = (number: number, digits: number) => number.toFixed(digits)
/** 1,200 is '$1,200', and 16.5 is '$16.50'. */
const $ = (amount: number) => {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits }).format(amount)
}

const savings = (fields: Partial<interest.Input>) =>
  ask(interest, { principal: '10,000', rate: '5', time: '10', ...fields })
const apy = (frequency: string, rate = '5') => `${n(savings({ rate, time: '1', frequency }).totalReturn, 2)}%`
const loan = (fields: Partial<mortgage.Input>) =>
  ask(mortgage, { homePrice: '300,000', downPayment: '60,000', interestRate: '6', ...fields })
const faster = (fields: Partial<mortgage.Input>) => loan(fields).faster
/** '7 years and 11 months'. */
const time = (months: number) => `${Math.floor(months / 12)} years and ${months % 12} months`
const per100000 = (interestRate: string) =>
  $(ask(mortgage, { homePrice: '200,000', downPayment: '100,000', interestRate }).monthlyPayment)
const off = (originalPrice: string, discountPercent: string) =>
  ask(discount, { originalPrice, discountPercent }).finalPrice
/** The combined discount of two in a row, in percent. */
const offTwice = (first: string, second: string) => n(100 - off(`${off('100', first)}`, second))
const federal = ask(salary, { payPer: 'year', pay: '60000', taxMethod: 'usFederal', filingStatus: 'single' })
/** What a 3% raise is worth after inflation, in percent, without its sign. */
const realRaise = (inflation: string) =>
  fixed(Math.abs(ask(salary, { hourlyRate: '25', raise: '3%', inflation }).raise?.real?.percent ?? 0), 2)
const yearly = (fields: Partial<salary.Input>) => ask(salary, { hourlyRate: '25', ...fields }).periods[0]
const split = (fields: Partial<bill.Input>) => ask(bill, { tax: '0', tip: '0', ...fields })
const billed = (discountPercent: string, ...rates: string[]) =>
  ask(invoice, {
    date: '2026-01-31',
    items: rates.map((rate) => ({ description: '', quantity: '1', rate, tax: '' })),
    tax: '8',
    discount: discountPercent,
  })
const beforeTax = ask(invoice, {
  date: '2026-01-31',
  items: [{ description: '', quantity: '1', rate: '1,000', tax: '' }],
  tax: '8',
  discount: '10',
  discountOn: 'before-tax',
})
const gpaOf = (...courses: readonly (readonly [grade: string, credits: string])[]) =>
  ask(gpa, { courses: courses.map(([grade, credits]) => ({ name: '', grade, credits })) })
/** With 60 credits at 3.0 so far and 30 left. */
const goal = (targetGpa: string) =>
  ask(gpa, { priorGpa: '3.0', priorCredits: '60', targetGpa, remainingCredits: '30' }).goal
const graded = (percent: string) => ask(grade, { percentage: percent })
const bodyMass = (weight: string, height: string) => ask(bmi, { weight, height })
const between = ({ min, max }: { readonly min: number; readonly max: number }) => `${fixed(min, 1)} to ${fixed(max, 1)}`
const man = { age: '30', weight: '70', height: '175' }
const from = (start: string, end: string) => ask(dates, { start, end })
const aged = (birthDate: string, onDate: string) => ask(age, { birthDate, onDate })
const born = aged('1990-06-15', '2024-12-26')
/** '9:00 AM'. */
const clock = (time: string) => {
  const hours = Number(time.slice(-5, -3))
  return `${hours % 12 || 12}${time.slice(-3)} ${hours < 12 ? 'AM' : 'PM'}`
}
const zoned = (to: string, fields: Partial<zones.Input>) =>
  ask(zones, { date: '2026-07-01', time: '12:00', from: 'UTC', to, ...fields })
const [newYork, london, angeles, phoenix, denver] = [
  'America/New_York',
  'Europe/London',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
]
const percent = (type: percentage.PercentageType, x: string, y: string) => ask(percentage, { type, x, y }).result
const fraction = (x: string, y: string) => `${x}/${y} ${n(percent('whatPercent', x, y), 2)}%`
/** In the tool's format. */
const converted = (category: units.Category, amount: string, unit: units.Unit, to: units.Unit) =>
  n(Number(ask(units, { category, amount, from: unit, to }).text))

/** For each tool, sentences of its page with the numbers that the engine calculates. */
const figures: Readonly<Record<string, readonly string[]>> = {
  'currency-converter': [
    `There are ${currency.currencies.length}: the`,
    `none for the ${currency.currencies
      .find(({ minorDigits }) => minorDigits === 0)
      ?.name.split(' ')[1]
      ?.toLowerCase()}`,
    `If the fee is 3%, exchanging $1,000 costs you ${$(percent('percentOf', '3', '1,000'))}.`,
  ],
  'interest-calculator': [
    `$10,000 grows to ${$(savings({ type: 'simple' }).finalAmount)} with simple interest and to ${$(savings({ frequency: '1' }).finalAmount)} when`,
    `grows to ${$(savings({ frequency: '12' }).finalAmount)} with monthly compounding and to ${$(savings({ frequency: '365' }).finalAmount)} with daily`,
    `The difference is ${$(Number(fixed(savings({ frequency: '365' }).finalAmount - savings({ frequency: '12' }).finalAmount, 2)))}.`,
    `$1,000 grows to ${$(savings({ principal: '1,000', rate: '6', time: '12', frequency: '1' }).finalAmount)} in 12 years`,
    `is an APY of ${apy('12', '12')}.`,
    `Annually ${apy('1')}`,
    `Semi-annually ${apy('2')}`,
    `Quarterly ${apy('4')}`,
    `Monthly ${apy('12')}`,
    `Daily ${apy('365')}`,
  ],
  'tax-calculator': [
    `The price without VAT is €${ask(tax, { mode: 'remove', amount: '119', rate: '19' }).netAmount}, and the VAT is €${ask(tax, { mode: 'remove', amount: '119', rate: '19' }).taxAmount}.`,
    `If a total of $120 includes 20% tax, the price before tax is ${$(ask(tax, { mode: 'remove', amount: '120', rate: '20' }).netAmount)}. Taking 20% off $120 gives you ${$(off('120', '20'))}`,
    `The tax is ${$(ask(tax, { amount: '49.99', rate: '8.875' }).taxAmount)}, so you pay ${$(ask(tax, { amount: '49.99', rate: '8.875' }).totalAmount)}. That’s at the combined rate of 8.875%`,
  ],
  'mortgage-calculator': [
    `the payment is ${$(loan({}).monthlyPayment)}. In the first month, ${$(loan({}).schedule[0]?.interest ?? 0)} of that is interest.`,
    `From month ${loan({}).schedule.find(({ principal, interest }) => principal > interest)?.month} on, more goes to principal than to interest.`,
    `a loan of ${$(loan({}).loanAmount)} costs ${$(loan({}).monthlyPayment)} a month and ${$(loan({}).totalInterest)} in interest over 30`,
    `it’s ${$(loan({ term: '15' }).monthlyPayment)} a month and ${$(loan({ term: '15' }).totalInterest)} in interest`,
    `an extra $200 a month cuts ${time(faster({ extraMonthly: '200' })?.monthsSaved ?? 0)} off the loan and saves ${$(faster({ extraMonthly: '200' })?.interestSaved ?? 0)} in interest.`,
    `every two weeks cut off ${time(faster({ frequency: 'biweekly' })?.monthsSaved ?? 0)} and save ${$(faster({ frequency: 'biweekly' })?.interestSaved ?? 0)}.`,
    `5% interest ${per100000('5')}`,
    `6% interest ${per100000('6')}`,
    `7% interest ${per100000('7')}`,
    `8% interest ${per100000('8')}`,
  ],
  'discount-calculator': [
    `With 25% off, you pay ${off('100', '25')}% of`,
    `something that costs $79.99 is ${$(off('79.99', '30'))}, and you save ${$(ask(discount, { originalPrice: '79.99', discountPercent: '30' }).savings)}.`,
    `No, it’s ${offTwice('20', '10')}% off.`,
    `20% off $100 is ${$(off('100', '20'))}, and another 10% off that is ${$(off(`${off('100', '20')}`, '10'))}`,
    `you paid ${$(off('80', '25'))} after 25% off`,
    `it’s ${percent('decrease', '40', `${20 + off('20', '50')}`)}% off if you buy two`,
    `you pay ${$(20 + off('20', '50'))}, which`,
    `20% off, then 10% off ${offTwice('20', '10')}% off`,
    `30% off, then 20% off ${offTwice('30', '20')}% off`,
    `50% off, then 20% off ${offTwice('50', '20')}% off`,
    `50% off, then 50% off ${offTwice('50', '50')}% off`,
  ],
  'salary-calculator': [
    ...['15', '20', '25', '30', '40', '50'].map(
      (hourlyRate) => `$${hourlyRate} an hour ${$(yearly({ hourlyRate }).gross)}`,
    ),
    `${$(yearly({}).gross)} before tax, if you work ${salary.initial.hoursPerWeek} hours a week and are paid for all ${salary.initial.weeksPerYear} weeks`,
    `That’s ${$(ask(salary, { hourlyRate: '25' }).grossMonthly)} a month. If ${salary.initial.taxRate}% goes to tax, ${$(yearly({}).net)} a year`,
    `a salary of $65,000 is ${$((ask(salary, { mode: 'salaryToHourly', annualSalary: '65,000', hoursPerWeek: '37.5' }) as salary.HourlyPay).hourlyRate)} an hour`,
    `is ${$(yearly({ weeksPerYear: '50' }).gross)} a year instead of ${$(yearly({}).gross)}`,
    `from ${$(yearly({ hourlyRate: '18.50' }).gross)} to ${$(yearly({ hourlyRate: '18.50', overtimeHours: '5' }).gross)}`,
    `Overtime is paid at ${salary.initial.overtimeMultiplier} times the hourly rate unless`,
    `${salary.initial.taxRate}% is only a starting point`,
    `${$(federal.periods[0].net)} for a single person in 2026. Federal income tax is ${$(federal.taxes?.parts[0]?.amount ?? 0)}`,
    `With 2% inflation, it’s worth ${realRaise('2')}% more. With 4% inflation, your pay buys ${realRaise('4')}% less.`,
  ],
  'bill-splitter': [
    `a tip of 18.5% is about 20% of the amount before tax: ${$(split({ bill: '100', tax: '8', tip: '18.5' }).tipAmount)} on a bill of $100`,
    `a bill of $86.40 comes to ${$(split({ bill: '86.40', tax: '8', tip: '20', people: '4' }).totalAmount)}. One person pays ${$(split({ bill: '86.40', tax: '8', tip: '20', people: '4' }).shares[0] ?? 0)} and three people pay ${$(split({ bill: '86.40', tax: '8', tip: '20', people: '4' }).shares[3] ?? 0)}`,
    `double ${$(percent('percentOf', '10', '64'))} to get ${$(percent('percentOf', '20', '64'))}`,
    `Tips can be from ${bill.tipRange.min} to ${bill.tipRange.max}%`,
  ],
  'invoice-generator': [
    `the tax is ${$(billed('10', '1,000').taxAmount)}, the discount is ${$(billed('10', '1,000').discountAmount)} and the total is ${$(billed('10', '1,000').total)}`,
    `under Tax options, the tax is ${$(beforeTax.taxAmount)} and the total is ${$(beforeTax.total)}`,
    `Choose ${invoice.terms.slice(0, 2).join(', ')} or ${invoice.terms[2]} days`,
  ],
  'gpa-calculator': [
    `add up to ${gpaOf(['A-', '4'], ['B+', '3'], ['B', '3']).totalPoints} points in ${gpaOf(['A-', '4'], ['B+', '3'], ['B', '3']).totalCredits} credits, which is a GPA of ${fixed(gpaOf(['A-', '4'], ['B+', '3'], ['B', '3']).gpa, 2)}`,
    `your cumulative GPA is ${fixed(gpaOf(['B', '60'], ['A', '15']).gpa, 2)}`,
    `you need a ${fixed(goal('3.2')?.gpa ?? 0, 2)} in those. A 3.4 would be out of reach: straight A’s would get you to ${fixed(goal('3.4')?.highest ?? 0, 2)}`,
    `your GPA is ${fixed(gpaOf(['A', '12'], ['F', '3']).gpa, 2)} instead of ${fixed(gpaOf(['A', '12']).gpa, 2)}`,
    `A+, A ${fixed(gpa.grades['A+'], 1)}`,
    `A+, A ${fixed(gpa.grades.A, 1)}`,
    ...Object.entries(gpa.grades)
      .slice(2)
      .map(([letter, points]) => `\n${letter} ${fixed(points, 1)}\n`),
  ],
  'grade-converter': [
    `92.99% is an ${graded('92.99').letterGrade}, and 93% is an ${graded('93').letterGrade}`,
    `A D starts at ${grade.scale.find(({ letter }) => letter === 'D')?.from}%`,
    `it’s ${fixed(graded('85').gpa, 1)}. An 85% is a ${graded('85').letterGrade}, which starts at ${grade.scale.find(({ letter }) => letter === 'B')?.from}%. A B+ starts at ${grade.scale.find(({ letter }) => letter === 'B+')?.from}%`,
    `About ${ask(grade, { gpa: '3.5' }).percentage}%, which is a ${ask(grade, { gpa: '3.5' }).letterGrade}`,
    `18/20 is ${graded('18/20').percentage}%, an ${graded('18/20').letterGrade}`,
    `a final that counts for 40% and a goal of 90%, you need ${ask(grade, { percentage: '85', target: '90', finalWeight: '40' }).final?.needed}%`,
    `from ${grade.scale.find(({ letter }) => letter === 'A')?.from}% to 100% is a GPA of ${fixed(graded('93').gpa, 1)}`,
    `shows ${ask(grade, { gpa: '4' }).percentage}% for a 4.0`,
  ],
  'bmi-calculator': [
    `70 ÷ 1.75 ÷ 1.75 = ${fixed(bodyMass('70', '175').bmi, 1)}`,
    `${between(ask(bmi, { units: 'imperial', weight: '165', height: '68' }).healthyRange)} lb, or ${between(bodyMass('70', '172.72').healthyRange)} kg`,
    `100 kg and is 190 cm tall has a BMI of ${fixed(bodyMass('100', '190').bmi, 1)}`,
    `76.5 kg and is 175 cm tall has a BMI of ${fixed(bodyMass('76.5', '175').bmi, 2)}. It’s shown as ${fixed(bodyMass('76.5', '175').bmi, 1)}`,
    `Underweight Under ${bmi.categories[1].from}`,
    `Normal weight ${bmi.categories[1].from}–24.9`,
    `Overweight ${bmi.categories[2].from}–29.9`,
    `Obese ${bmi.categories[3].from} and over`,
  ],
  'ideal-weight-calculator': [
    `${between(ask(ideal, { units: 'imperial', height: '64', gender: 'female' }).formulaRange)} lb, depending`,
    `is wider: ${between(ask(ideal, { units: 'imperial', height: '64', gender: 'female' }).bmiRange)} lb`,
    `${between(ask(ideal, { units: 'imperial', height: '70' }).formulaRange)} lb, depending`,
    `is ${between(ask(ideal, { units: 'imperial', height: '70' }).bmiRange)} lb`,
    `175 cm tall, they range from ${between(ask(ideal, { height: '175' }).formulaRange)} kg`,
    `At 200 cm, they range from ${between(ask(ideal, { height: '200' }).formulaRange)} kg`,
    ...Object.entries(ideal.formulas).flatMap(([name, genders]) =>
      Object.values(genders).map(([base, perInch]) => {
        const year = { hamwi: 1964, devine: 1974, robinson: 1983, miller: 1983 }[name]
        return `${name[0]?.toUpperCase()}${name.slice(1)}, ${year} ${base} kg + ${perInch} kg`
      }),
    ),
  ],
  'calorie-calculator': [
    `has a BMR of ${n(ask(calories, man).bmr)} calories. He needs about ${n(ask(calories, { ...man, activity: 'sedentary' }).maintenance)} calories a day if he’s sedentary and ${n(ask(calories, man).maintenance)} if`,
    ...Object.entries(calories.activities).map(
      ([name, factor]) => `${name[0]?.toUpperCase()}${name.slice(1)} ${factor}`,
    ),
    `They’re ${calories.activities.sedentary} to ${calories.activities.extra} times`,
    `${-calories.changes.weightLoss.mild}, ${-calories.changes.weightLoss.moderate} or ${-calories.changes.weightLoss.aggressive} calories lower`,
    `${calories.changes.weightGain.mild} or ${calories.changes.weightGain.moderate} higher`,
    `About ${n(calories.kilocaloriesPerPound / 7)} a day, by the rule of thumb that a pound is ${n(calories.kilocaloriesPerPound)} calories`,
    `below ${n(calories.genders.female.least)} calories for women and ${n(calories.genders.male.least)} for men`,
    `adults ages ${calories.studied.min} to ${calories.studied.max}`,
  ],
  'date-difference': [
    `Jan 31 to Mar 1, 2024, is ${from('2024-01-31', '2024-03-01').months} month (to Feb 29) and ${from('2024-01-31', '2024-03-01').days} day`,
    `Dec 1 to Dec 25, 2026, is ${from('2026-12-01', '2026-12-25').totalDays} days`,
    `January 1 to December 31, 2024, only ${from('2024-01-01', '2024-12-31').totalDays} days`,
    `it’s ${from('2024-01-01', '2025-01-01').totalDays} days from Jan 1, 2024, to Jan 1, 2025`,
    `A year has ${from('2026-01-01', '2027-01-01').weeks} weeks and ${from('2026-01-01', '2027-01-01').weekDays} day, or ${from('2024-01-01', '2025-01-01').weeks} weeks and ${from('2024-01-01', '2025-01-01').weekDays} days`,
    `it’s ${from('2026-01-31', '2026-02-28').months} months and ${from('2026-01-31', '2026-02-28').days} days`,
    `Jan 31 to Mar 1, 2026, is ${from('2026-01-31', '2026-03-01').months} month and ${from('2026-01-31', '2026-03-01').days} day`,
  ],
  'age-calculator': [
    `was ${born.years} years, ${born.months} months and ${born.days} days old on Dec 26, 2024. That’s ${born.totalMonths} full months or ${n(born.totalDays)} days, with ${born.nextBirthday.daysUntil} days until`,
    `was ${n(born.totalWeeks)} weeks old on Dec 26, 2024`,
    `Babies are ${aged('2023-12-26', '2024-12-26').totalWeeks} full weeks old on their first birthday`,
    `born on January 31 is ${aged('2026-01-31', '2026-02-28').days} days old on February 28, and ${aged('2026-01-31', '2026-03-01').months} month and ${aged('2026-01-31', '2026-03-01').days} day old on March 1`,
  ],
  'timezone-converter': [
    `London is usually ${ask(zones, { date: '2024-04-03', time: '9:00' }).ahead / 60} hours ahead`,
    `it’s only ${ask(zones, { date: '2024-03-20', time: '9:00' }).ahead / 60} hours`,
    `On Mar 20, 2024, 9:00 AM in New York was ${clock(ask(zones, { date: '2024-03-20', time: '9:00' }).convertedTime)} in London`,
    `noon UTC, it’s ${clock(zoned('Asia/Kolkata', {}).convertedTime)} in India and ${clock(zoned('Asia/Kathmandu', {}).convertedTime)} in Nepal`,
    ...[ask(zones, { date: '2024-03-10', time: '2:30 am' })].map(
      ({ readings }) =>
        `reads 2:30 AM as ${clock(readings[0]?.originalTime ?? '')}, and shows the answer for ${clock(readings[1]?.originalTime ?? '')} too`,
    ),
  ],
  'pomodoro-timer': [
    `You focus for ${pomodoro.defaults.workTime} minutes, then take a ${pomodoro.defaults.shortBreak}-minute break. Every fourth break is ${pomodoro.defaults.longBreak} minutes long`,
    `up to ${pomodoro.maxima.workTime} minutes, and short breaks up to ${pomodoro.maxima.shortBreak}. You can take a long break after 1 to ${pomodoro.maxima.sessionsUntilLongBreak} sessions`,
  ],
  'percentage-calculator': [
    `80 × 15 ÷ 100 = ${percent('percentOf', '15', '80')}`,
    `8% of 50 is the same as 50% of 8, which is ${percent('percentOf', '8', '50')}`,
    `\n${percent('whatPercent', '18', '24')}%. Divide 18 by 24`,
    `From 50 to 75 is an increase of ${percent('increase', '50', '75')}%. From 75 to 50 is a decrease of about ${fixed(percent('decrease', '75', '50'), 2)}%`,
    `takes 100 to ${100 + percent('percentOf', '10', '100')}. A 10% decrease then takes off ${percent('percentOf', '10', '110')}, which leaves ${percent('discount', '110', '10')}`,
    `12 ÷ 15 × 100 = ${percent('whatPercent', '12', '15')}`,
    `from −80 to −60 is an increase of ${percent('increase', '-80', '-60')}%`,
    `That’s an increase of ${percent('increase', '4', '5')} percent`,
    ...[
      ['1', '8'],
      ['1', '6'],
      ['1', '4'],
      ['1', '3'],
      ['3', '8'],
      ['1', '2'],
      ['2', '3'],
      ['3', '4'],
    ].map(([x = '', y = '']) => fraction(x, y)),
  ],
  'unit-converter': [
    `${converted('length', `5'11"`, 'inch', 'centimeter')} cm. You can type`,
    `180 cm is ${converted('length', '180', 'centimeter', 'inch')} inches`,
    `One terabyte is ${converted('data', '1', 'terabyte', 'gibibyte')} gibibytes`,
    `1 terabyte as ${converted('data', '1', 'terabyte', 'byte')} bytes`,
    `${converted('temperature', '350', 'fahrenheit', 'celsius')} °C. In recipes`,
    `It’s ${converted('data', '500', 'megabit', 'megabyte')} megabytes per second`,
    `one byte is ${converted('data', '1', 'byte', 'bit')} bits`,
    `a weight, ${converted('weight', '1', 'ounce', 'gram')} grams`,
    `a volume, ${converted('volume', '1', 'fluid-ounce', 'milliliter')} milliliters. One US gallon is ${converted('volume', '1', 'gallon', 'fluid-ounce')} fluid ounces`,
    `an inch is exactly ${converted('length', '1', 'inch', 'meter')} meters, and a pound is exactly ${units.convert(1, 'pound', 'kilogram')} kilograms`,
    `1 inch ${converted('length', '1', 'inch', 'centimeter')} cm`,
    `1 mile ${converted('length', '1', 'mile', 'kilometer')} km`,
    `1 pound ${converted('weight', '1', 'pound', 'kilogram')} kg`,
    `1 ounce ${converted('weight', '1', 'ounce', 'gram')} g`,
    `1 US cup ${converted('volume', '1', 'cup', 'milliliter')} mL`,
    `1 US gallon ${converted('volume', '1', 'gallon', 'liter')} L`,
    `1 acre ${converted('area', '1', 'acre', 'square-foot')} ft²`,
  ],
}

eachRow(Object.entries(figures))('%s states the figures that its engine calculates', (id, sentences) => {
  const text = textOf(id)
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
})

describe('the other facts in the texts', () => {
  it('names all currencies of the converter', () => {
    const text = textOf('currency-converter').toLowerCase()
    const known = currency.currencies.map(({ name }) => name.toLowerCase())
    expect(known.filter((name) => !text.includes(name))).toEqual([])
  })

  it('gives the due date 30 days after an invoice date', () => {
    expect(textOf('invoice-generator')).toContain('dated Jan 31, 2026, is due on Mar 2, 2026')
    expect(invoice.dueIn('2026-01-31', 30)).toBe('2026-03-02')
  })

  it('gives the BMI of 703 × pounds ÷ inches²', () => {
    expect(textOf('bmi-calculator')).toContain('multiply the result by 703')
    const { bmi: index } = ask(bmi, { units: 'imperial', weight: '165', height: '68' })
    expect((165 * 703) / 68 ** 2).toBeCloseTo(index, 1)
  })

  it('puts a BMI of 24.98 in the normal weight category and 25 in overweight', () => {
    expect(textOf('bmi-calculator')).toContain('24.98')
    expect([24.98, 25].map(bmi.classify)).toEqual(['normal', 'overweight'])
  })

  it('has leap years in 2000 and not in 2100', () => {
    expect(textOf('date-difference')).toContain('2000 was a leap year, but 2100 won’t be')
    expect(from('2000-02-28', '2000-03-01').totalDays).toBe(2)
    expect(from('2100-02-28', '2100-03-01').totalDays).toBe(1)
  })

  it('reads 02/03/1990 as February 3 in the US and as March 2 in the UK', () => {
    expect(textOf('age-calculator')).toContain('as February 3 in the US and as March 2 in the UK')
    const read = (birthDate: string, locale: string) => {
      const result = age.evaluate({ ...age.initial, birthDate, onDate: '2026-01-01' }, { locale })
      return result.ok && result.value.birthDate
    }
    expect(['en-US', 'en-GB'].map((locale) => read('02/03/1990', locale))).toEqual(['1990-02-03', '1990-03-02'])
    for (const text of ['Jun 15, 1990', '15 Jun 1990', '6/15/1990', '1990-06-15']) {
      expect(textOf('age-calculator')).toContain(text)
      expect(read(text, 'en-US')).toBe('1990-06-15')
    }
  })

  it('has a birthday on March 1 for a leap-day birth unless February 28 is chosen', () => {
    expect(textOf('age-calculator')).toContain('uses March 1 unless you choose otherwise')
    const next = (leapDay: age.LeapDay) =>
      ask(age, { birthDate: '2000-02-29', onDate: '2026-01-01', leapDay }).nextBirthday.date
    expect([next(age.initial.leapDay), next('feb-28')]).toEqual(['2026-03-01', '2026-02-28'])
  })

  /** The dates on which a zone's clocks change in a year, in UTC. */
  const changesOf = (zone: string, year: number) => {
    const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1 + day, 12))
    const isChange = (day: number) => zones.offsetAt(zone, day) !== zones.offsetAt(zone, day - 86_400_000)
    return days.filter(isChange).map((day) => new Date(day).toISOString().slice(0, 10))
  }

  it('lists when daylight saving time begins and ends', () => {
    const text = textOf('timezone-converter')
    expect(text).toContain('Most of the US 2nd Sunday in March to 1st Sunday in November')
    expect(changesOf(newYork, 2026)).toEqual(['2026-03-08', '2026-11-01'])
    expect(text).toContain('UK and EU Last Sunday in March to last Sunday in October')
    for (const zone of [london, 'Europe/Berlin']) expect(changesOf(zone, 2026)).toEqual(['2026-03-29', '2026-10-25'])
    expect(text).toContain('Sydney 1st Sunday in October to 1st Sunday in April')
    expect(changesOf('Australia/Sydney', 2026)).toEqual(['2026-04-05', '2026-10-04'])
    expect(text).toContain('Japan, India, China None')
    for (const zone of ['Asia/Tokyo', 'Asia/Kolkata', 'Asia/Shanghai']) expect(changesOf(zone, 2026)).toEqual([])
  })

  it('has Phoenix on the time of Los Angeles in summer and of Denver in winter', () => {
    expect(textOf('timezone-converter')).toContain('as Los Angeles in summer and as Denver in winter')
    const [summer, winter] = [Date.UTC(2026, 6, 1), Date.UTC(2026, 0, 1)]
    expect(zones.offsetAt(phoenix, summer)).toBe(zones.offsetAt(angeles, summer))
    expect(zones.offsetAt(phoenix, winter)).toBe(zones.offsetAt(denver, winter))
    expect(changesOf(phoenix, 2026)).toEqual([])
  })

  it('reads EST and EDT as the time in New York on that date', () => {
    expect(textOf('timezone-converter')).toContain('Eastern Standard Time is 5 hours behind UTC')
    expect(textOf('timezone-converter')).toContain('Eastern Daylight Time is 4 hours behind')
    for (const name of ['EST', 'EDT']) {
      const offset = (date: string) => ask(zones, { from: name, to: 'UTC', date, time: '12:00' }).fromOffset
      expect(['2026-01-15', '2026-07-15'].map(offset)).toEqual(['-05:00', '-04:00'])
    }
  })

  it('has half-hour offsets in Newfoundland and South Australia', () => {
    expect(textOf('timezone-converter')).toContain('Newfoundland in Canada and South Australia also have half-hour')
    for (const place of ['Newfoundland', 'South Australia'])
      expect(Math.abs(zones.offsetAt(zones.placeNamed(place)?.zone ?? '', 0) ?? 0) % 3600).toBe(1800)
  })

  it('reads IST as India Standard Time', () => {
    expect(textOf('timezone-converter')).toContain('IST is read as India Standard Time')
    expect(zones.placeNamed('IST')?.zone).toBe('Asia/Kolkata')
  })

  it('takes 2 hours and 10 minutes for a round of four pomodoros', () => {
    const { defaults, durationOf } = pomodoro
    const [work = 0, short = 0, long = 0] = pomodoro.modes.map((mode) => durationOf(mode, defaults) / 60_000)
    const text = textOf('pomodoro-timer')
    expect(text).toContain(`${defaults.sessionsUntilLongBreak} focus sessions ${4 * work} minutes`)
    expect(text).toContain(`3 short breaks ${3 * short} minutes`)
    expect(text).toContain(`1 long break ${long} minutes`)
    expect(text).toContain('2 hours and 10 minutes')
    expect(4 * work + 3 * short + long).toBe(130)
  })
})
