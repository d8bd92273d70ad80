import { country } from '../countries.js'
import { money, percent } from '../format.js'
import { say } from '../say.js'
import { tr, trRich } from '../texts.js'

interface Fee {
  type: string
  amount: number
  vat: number
  currency: string
}
interface VatLine {
  country: string
  vat_category: string
  rate: string
  gross: number
  vat: number
  currency: string
  note: string | null
}

/** The fees of a charge, as lines of a definition list. */
export const FeeLines = ({ fees }: { fees: readonly Fee[] }) =>
  fees.map((fee) => (
    <div key={fee.type}>
      <dt>{trRich('{type} fee, VAT included', { type: say(fee.type) })}</dt>
      <dd>{money(fee.amount + fee.vat, fee.currency)}</dd>
    </div>
  ))

/** The VAT contained in a charge, as lines of a definition list. */
export const VatLines = ({ vat }: { vat: readonly VatLine[] }) =>
  vat.map((line) => (
    <div key={`${line.country} ${line.vat_category} ${line.gross}`}>
      <dt>
        {tr('of which VAT {rate} {country}', { rate: percent(line.rate), country: country(line.country) })}
        {line.note && `, ${line.note}`}
      </dt>
      <dd>{money(line.vat, line.currency)}</dd>
    </div>
  ))
