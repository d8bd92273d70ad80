import { fault, invalid, notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies } from '../../lib/inputs.js'
import { parseInstant, wholeSecond, wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import type { NewRateMoment } from './schema.js'
import * as store from './store.js'

const toWire = (row: store.RateRow) => ({ ...row, taken: wireTime(row.taken), created: wireTime(row.created) })

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listMoments(ctx.db, request)
  return { fxratemoments: rows.map(toWire), pagination }
}

export async function read(ctx: Ctx, id: string) {
  const row = await store.findMoment(ctx.db, id)
  if (!row) throw notFound('fxratemoment', id)
  return toWire(row)
}

export async function create(env: Env, trx: Trx, { rates, taken }: NewRateMoment) {
  checkCurrencies(Object.fromEntries(Object.keys(rates).map((code) => [`/rates/${code}`, code])))
  const zero = Object.entries(rates).find(([, rate]) => Number(rate) === 0)
  if (zero) throw invalid([fault(`/rates/${zero[0]}`, 'zero_rate', 'must be greater than zero')])
  if (rates.EUR !== undefined && Number(rates.EUR) !== 1) throw invalid([fault('/rates/EUR', 'base_rate', 'is the base and must be 1')])
  const at = env.now()
  const row = await store.insertMoment(trx, {
    fxratemoment_id: newId('fxr'),
    rates: JSON.stringify({ ...rates, EUR: '1' }),
    taken: (taken === undefined ? undefined : parseInstant(taken)) ?? wholeSecond(at),
    created: at,
  })
  return toWire(row)
}
