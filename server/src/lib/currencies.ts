/**
 * Active ISO 4217 currencies and the decimals of their minor unit. Fund codes, metals and test codes are left out, because nothing is sold
 * in them. They include the only exponent (4) that is not 0, 2 or 3.
 */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const TWO_DECIMALS = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK
  DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD
  KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP
  PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH
  USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

const codes = (list: string) => list.trim().split(/\s+/)

const exponents: ReadonlyMap<string, number> = new Map([
  ...codes(NO_DECIMALS).map((code) => [code, 0] as const),
  ...codes(TWO_DECIMALS).map((code) => [code, 2] as const),
  ...codes(THREE_DECIMALS).map((code) => [code, 3] as const),
])

/** All codes in alphabetical order. */
export const currencyCodes: readonly string[] = [...exponents.keys()].sort()

export const isCurrency = (code: string): boolean => exponents.has(code)

/** Decimals of the minor unit. Undefined for a code that is not an active currency. */
export const exponentOf = (code: string): number | undefined => exponents.get(code)
