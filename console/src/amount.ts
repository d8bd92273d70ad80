/** 49.50, 49,50, € 1.234,50, 1,234.50. A separator before three digits separates thousands. */
export function readAmount(text: string): string | null {
  const digits = text.replace(/[^\d.,-]/g, '')
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole
  return /^\d{1,12}$/.test(plain) ? plain + (fraction && `.${fraction}`) : null
}
