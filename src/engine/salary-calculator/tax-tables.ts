import type { Source } from '../core/source'
import type { FilingStatus } from './fields'

/** A rate in percent, and the income above which it applies. */
export type Band = readonly [from: number, rate: number]

/** Read in two copies of the IRS figures that agree (thelighthousecpa.com and wasatchtax.com, both on 2026-11-25). */
const irs: Source = {
  title: 'IRS, tax inflation adjustments for tax year 2026 (Rev. Proc. 2025-32)',
  url: 'https://www.irs.gov/newsroom/irs-releases-tax-inflation-adjustments-for-tax-year-2026-including-amendments-from-the-one-big-beautiful-bill',
  date: '2025-10-09',
}
const socialSecurity: Source = {
  title: 'EY Tax News, Social Security wage base and Medicare rates for 2026',
  url: 'https://taxnews.ey.com/news/2025-2158-social-security-wage-base-to-increase-in-2026',
  date: '2025-10-27',
}
/** The thresholds are in the law and don't follow inflation. */
const medicare: Source = {
  title: 'IRS, What is the Additional Medicare Tax and who pays it?',
  url: 'https://www.irs.gov/newsroom/what-is-the-additional-medicare-tax-and-who-pays-it',
  date: '2016-03-02',
}

/** Tax year 2026, in US dollars. */
export const usFederal2026 = {
  sources: [irs, socialSecurity, medicare],
  standardDeduction: { single: 16_100, marriedJoint: 32_200, marriedSeparate: 16_100, headOfHousehold: 24_150 },
  /** Of taxable income. */
  bands: {
    single: [
      [0, 10],
      [12_400, 12],
      [50_400, 22],
      [105_700, 24],
      [201_775, 32],
      [256_225, 35],
      [640_600, 37],
    ],
    marriedJoint: [
      [0, 10],
      [24_800, 12],
      [100_800, 22],
      [211_400, 24],
      [403_550, 32],
      [512_450, 35],
      [768_700, 37],
    ],
    marriedSeparate: [
      [0, 10],
      [12_400, 12],
      [50_400, 22],
      [105_700, 24],
      [201_775, 32],
      [256_225, 35],
      [384_350, 37],
    ],
    headOfHousehold: [
      [0, 10],
      [17_700, 12],
      [67_450, 22],
      [105_700, 24],
      [201_750, 32],
      [256_200, 35],
      [640_600, 37],
    ],
  } satisfies Record<FilingStatus, readonly Band[]>,
  /** Of wages, up to the wage base. */
  socialSecurity: [
    [0, 6.2],
    [184_500, 0],
  ] satisfies readonly Band[],
  medicareRate: 1.45,
  /** With the Additional Medicare Tax of 0.9%, above a threshold. */
  medicareRateAbove: 2.35,
  medicareThreshold: { single: 200_000, marriedJoint: 250_000, marriedSeparate: 125_000, headOfHousehold: 200_000 },
} as const

/** Tax year 2026/27 in England, Wales and Northern Ireland, in pounds. */
export const uk2026 = {
  sources: [
    {
      title: 'GOV.UK, Personal Allowance, basic rate limit and National Insurance thresholds, 2026 to 2028',
      url: 'https://www.gov.uk/government/publications/the-personal-allowance-and-basic-rate-limit-for-income-tax-and-certain-national-insurance-contributions-nics-thresholds-from-6-april-2026-to-5-apr',
      date: '2022-11-21',
    },
    {
      title: 'Chartered Institute of Taxation, Welsh rates of income tax 2026–27',
      url: 'https://www.tax.org.uk/welsh-final-budget-2026-27-taxes-largely-remain-unchanged',
      date: '2026-01-23',
    },
    {
      title: 'Delphini Accounting, tax tables 2026/27: National Insurance',
      url: 'https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php',
      date: '2026-11-25',
    },
    {
      title: 'Debonair, Budget 2025: income tax rates and allowances 2026/27',
      url: 'https://debonairms.com/2025/11/27/budget-2025-essential-tax-rates-and-thresholds',
      date: '2025-11-27',
    },
  ] satisfies readonly Source[],
  personalAllowance: 12_570,
  /** Above it, the allowance is reduced by 1 for every 2. */
  allowanceLimit: 100_000,
  /** Of taxable income. */
  bands: [
    [0, 20],
    [37_700, 40],
    [125_140, 45],
  ] satisfies readonly Band[],
  /** Class 1, category A, of pay per year. */
  nationalInsurance: [
    [0, 0],
    [12_570, 8],
    [50_270, 2],
  ] satisfies readonly Band[],
} as const

/** Where the rates of a tax method come from. */
export const taxSources: { readonly usFederal: readonly Source[]; readonly uk: readonly Source[] } = {
  usFederal: usFederal2026.sources,
  uk: uk2026.sources,
}
