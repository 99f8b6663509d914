import type { Source } from '../core/source'

/** The standard tax on goods and services in a country, or in a province of Canada. */
export interface StandardRate {
  /** ISO 3166: 'DE', or 'CA-BC' for a province. */
  readonly place: string
  /** Percent of the net amount. */
  readonly rate: number
  /** A second tax on the same amount, in percent. */
  readonly second?: number
  readonly source: Source
}

const tedb: Source = {
  title: 'European Commission, Taxes in Europe Database',
  url: 'https://taxation-customs.ec.europa.eu/tedb/vatRates.html',
  // Read as github.com/vatnode/eu-vat-rates-data, data/eu-vat-rates-history.json, version 2026-09-23.
  date: '2026-09-23',
}

const govUk: Source = { title: 'GOV.UK, VAT rates', url: 'https://www.gov.uk/vat-rates', date: '2026-11-25' }

const estv: Source = {
  title: 'Swiss Federal Tax Administration, VAT rates',
  url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
  date: '2024-01-01',
}

const ato: Source = {
  title: 'Australian Taxation Office, Comparing how GST works',
  url: 'https://www.ato.gov.au/businesses-and-organisations/international-tax-for-business/in-detail/trans-tasman-rules/comparing-the-new-zealand-and-australian-tax-system/goods-and-services-tax',
  date: '2021-07-07',
}

const govSg: Source = {
  title: 'Government of Singapore, The GST rate from 1 January 2024',
  url: 'https://www.gov.sg/explainers/what-you-need-to-know-the-gst-rate-from-1-january-2024',
  date: '2024-01-01',
}

const taxTips: Source = {
  title: 'TaxTips.ca, Sales tax rates 2026',
  url: 'https://www.taxtips.ca/salestaxes/sales-tax-rates-2026.htm',
  date: '2026-01-01',
}

/** VAT in the 27 countries of the European Union. */
const european: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

/** GST or HST, and PST or QST where it's a tax of its own. The 13 provinces and territories. */
const canadian: Readonly<Record<string, readonly [rate: number, second?: number]>> = {
  AB: [5],
  BC: [5, 7],
  MB: [5, 7],
  NB: [15],
  NL: [15],
  NS: [14],
  NT: [5],
  NU: [5],
  ON: [13],
  PE: [15],
  QC: [5, 9.975],
  SK: [5, 6],
  YT: [5],
}

export const standardRates: readonly StandardRate[] = [
  ...Object.entries(european).map(([place, rate]) => ({ place, rate, source: tedb })),
  { place: 'GB', rate: 20, source: govUk },
  { place: 'CH', rate: 8.1, source: estv },
  { place: 'AU', rate: 10, source: ato },
  { place: 'NZ', rate: 15, source: ato },
  { place: 'SG', rate: 9, source: govSg },
  ...Object.entries(canadian).map(([province, [rate, second]]) => ({
    place: `CA-${province}`,
    rate,
    ...(second !== undefined && { second }),
    source: taxTips,
  })),
]
