import { tr, trCount } from '../../texts.js'

/** In which quantities a ticket is sold. */
export interface Sold {
  flags: readonly string[]
  min_order: number
  /** How many can be had. */
  left: number
}

/** Pairs by two, packages as a whole. */
function stepOf({ flags, min_order }: Sold): number {
  const size = flags.includes('package_rate') ? min_order : 1
  return flags.includes('pairs_only') && size % 2 === 1 ? size * 2 : size
}
const leavesSingle = (quantity: number, { flags, left }: Sold): boolean => flags.includes('no_single_left') && left - quantity === 1

/** The rule of the service, which names only the hundred smallest quantities, and none that a hold would give back. */
const isSold = (quantity: number, sold: Sold): boolean =>
  quantity >= sold.min_order && quantity <= sold.left && quantity % stepOf(sold) === 0 && !leavesSingle(quantity, sold)

/** The next larger quantity that can be bought. */
export function above(quantity: number, sold: Sold): number | undefined {
  const step = stepOf(sold)
  const next = Math.max(Math.floor(quantity / step) + 1, Math.ceil(sold.min_order / step)) * step
  return [next, next + step].find((one) => isSold(one, sold))
}

/** The next smaller one, 0 at last. */
export function below(quantity: number, sold: Sold): number | undefined {
  if (quantity <= 0) return undefined
  const step = stepOf(sold)
  const next = Math.min(Math.ceil(quantity / step) - 1, Math.floor(sold.left / step)) * step
  return [next, next - step].find((one) => isSold(one, sold)) ?? 0
}

/** Nothing typed is 0; NaN if it is no whole number. */
export const quantityIn = (text: string): number => (/^\d*$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Why this many cannot be bought, and how many can. */
export function faultIn(text: string, sold: Sold): string | null {
  const quantity = quantityIn(text)
  if (Number.isNaN(quantity)) return tr('A whole number')
  if (quantity === 0 || isSold(quantity, sold)) return null
  const least = above(0, sold)
  if (least === undefined) return tr('Sold out')
  if (quantity > sold.left) return trCount(sold.left, '{n} left', '{n} left')
  if (isSold(quantity, { ...sold, flags: sold.flags.filter((flag) => flag !== 'no_single_left') })) {
    return tr('A single seat would be left over. Can be bought: {quantities}', { quantities: nearest(quantity, sold) })
  }
  return tr('Can be bought: {quantities}', { quantities: inWords(sold) })
}

/** "6, 8" */
const nearest = (quantity: number, sold: Sold): string =>
  [below(quantity, sold), above(quantity, sold)].filter((one) => one !== undefined && one > 0).join(', ')

/** "2, 4, 6 … 84" */
function inWords(sold: Sold): string {
  const few: number[] = []
  for (let next = above(0, sold); next !== undefined && few.length < 3; next = above(next, sold)) few.push(next)
  const most = below(Number.MAX_SAFE_INTEGER, sold)
  return [few.join(', '), ...(few.at(-1) === most ? [] : [most])].join(' … ')
}
