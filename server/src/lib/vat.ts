import type { VatCategory } from './enums.js'

/**
 * VAT, or the equivalent tax (GST, sales tax), in percent, by country, category and date of entry into force. The table begins in 2020;
 * rates dated 2020-01-01 may be older. Taxes of a state, province or city are not included.
 */
export interface VatPeriod {
  readonly valid_from: string
  readonly high: string
  readonly middle?: string
  readonly low?: string
}

const START = '2020-01-01'
const one = (high: string, valid_from = START): VatPeriod => ({ valid_from, high })
const two = (high: string, low: string, valid_from = START): VatPeriod => ({ valid_from, high, low })
const three = (high: string, middle: string, low: string, valid_from = START): VatPeriod => ({ valid_from, high, middle, low })

/** By country (ISO alpha-3), oldest first. */
export const vatTable: Readonly<Record<string, readonly VatPeriod[]>> = {
  // European Union
  AUT: [three('20', '13', '10')],
  BEL: [three('21', '12', '6')],
  BGR: [two('20', '9')],
  CYP: [three('19', '9', '5')],
  CZE: [three('21', '15', '10'), two('21', '12', '2024-01-01')],
  DEU: [two('19', '7'), two('16', '5', '2020-07-01'), two('19', '7', '2021-01-01')],
  DNK: [one('25')],
  ESP: [three('21', '10', '4')],
  EST: [two('20', '9'), two('22', '9', '2024-01-01'), two('24', '9', '2025-07-01')],
  FIN: [three('24', '14', '10'), three('25.5', '14', '10', '2024-09-01'), three('25.5', '13.5', '10', '2026-01-01')],
  FRA: [three('20', '10', '5.5')],
  GRC: [three('24', '13', '6')],
  HRV: [three('25', '13', '5')],
  HUN: [three('27', '18', '5')],
  IRL: [three('23', '13.5', '9'), three('21', '13.5', '9', '2020-09-01'), three('23', '13.5', '9', '2021-03-01')],
  ITA: [three('22', '10', '5')],
  LTU: [three('21', '9', '5'), three('21', '12', '5', '2026-01-01')],
  LUX: [three('17', '14', '8'), three('16', '13', '7', '2023-01-01'), three('17', '14', '8', '2024-01-01')],
  LVA: [three('21', '12', '5')],
  MLT: [three('18', '7', '5')],
  NLD: [two('21', '9')],
  POL: [three('23', '8', '5')],
  PRT: [three('23', '13', '6')],
  ROU: [three('19', '9', '5'), two('21', '11', '2025-08-01')],
  SVK: [two('20', '10'), three('23', '19', '5', '2025-01-01')],
  SVN: [three('22', '9.5', '5')],
  SWE: [three('25', '12', '6')],
  // Rest of Europe
  CHE: [three('7.7', '3.7', '2.5'), three('8.1', '3.8', '2.6', '2024-01-01')],
  GBR: [two('20', '5')],
  ISL: [two('24', '11')],
  LIE: [three('7.7', '3.7', '2.5'), three('8.1', '3.8', '2.6', '2024-01-01')],
  MCO: [three('20', '10', '5.5')],
  NOR: [three('25', '15', '12')],
  SRB: [two('20', '10')],
  TUR: [three('18', '8', '1'), three('20', '10', '1', '2023-07-10')],
  UKR: [three('20', '14', '7', '2021-03-01')],
  // Middle East and Africa
  ARE: [one('5')],
  AZE: [one('18')],
  BHR: [one('5'), one('10', '2022-01-01')],
  EGY: [one('14')],
  ISR: [one('17'), one('18', '2025-01-01')],
  KWT: [one('0')],
  MAR: [two('20', '10')],
  OMN: [one('5', '2021-04-16')],
  QAT: [one('0')],
  SAU: [one('5'), one('15', '2020-07-01')],
  ZAF: [one('15')],
  // Asia and Oceania
  AUS: [one('10')],
  CHN: [three('13', '9', '6')],
  HKG: [one('0')],
  IND: [three('28', '18', '5'), three('40', '18', '5', '2025-09-22')],
  JPN: [two('10', '8')],
  KOR: [one('10')],
  MYS: [two('10', '6'), two('10', '8', '2024-03-01')],
  NZL: [one('15')],
  SGP: [one('7'), one('8', '2023-01-01'), one('9', '2024-01-01')],
  THA: [one('7')],
  // Americas
  ARG: [two('21', '10.5')],
  CAN: [one('5')],
  CHL: [one('19')],
  COL: [two('19', '5')],
  MEX: [one('16')],
  USA: [one('0')],
}

/**
 * The rate in percent on a date (`yyyy-mm-dd`). Undefined for a country or day that is not in the table. A country without the category
 * uses its next higher rate. Reverse charge is 0, because the buyer accounts for the tax.
 */
export function vatRate(country: string, category: VatCategory, date: string): string | undefined {
  const periods = Object.hasOwn(vatTable, country) ? vatTable[country] : undefined
  const period = periods?.findLast((each) => each.valid_from <= date)
  if (!period) return undefined
  switch (category) {
    case 'high':
      return period.high
    case 'middle':
      return period.middle ?? period.high
    case 'low':
      return period.low ?? period.middle ?? period.high
    case 'none':
    case 'rc':
      return '0'
  }
}
