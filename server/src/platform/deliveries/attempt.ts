import type { Ctx } from '../context.js'
import { openAgent } from './agent.js'
import type { Claimed } from './claim.js'
import { headersOf } from './kinds.js'
import type { Outcome } from './retry.js'
import { send } from './send.js'

/** Sends deliveries over connections of its own. */
interface Sender {
  attempt(claimed: Claimed, at: Date): Promise<Outcome>
  /** Ends the requests that are under way. */
  interrupt(): void
  close(): Promise<void>
}

export function openSender(ctx: Ctx): Sender {
  const { config } = ctx
  const agent = openAgent({ guarded: config.NODE_ENV === 'production' })
  const interrupts = new Set<() => void>()
  const openSecret = secretsOf(ctx)

  async function sendSigned(claimed: Claimed, at: Date): Promise<Outcome> {
    const { url, body } = claimed
    const both = claimed.old_secret !== null && claimed.old_secret_until !== null && claimed.old_secret_until > at
    const sealed = [claimed.secret, ...(both ? [claimed.old_secret as Buffer] : [])]
    // The old one can be lost: a new secret is what its owner was asked for.
    const secrets = sealed.filter((one) => !ctx.vault.isLost(one)).map(openSecret)
    const headers = headersOf(claimed.kind, { ...claimed, secrets, at })
    const span = ctx.tracer?.begin(`deliver ${claimed.kind}`, 'client', {
      'server.address': new URL(url).host,
      'allotment.delivery_id': claimed.delivery_id,
    })
    const outcome = await send(agent, { url, headers, body, timeoutMillis: config.WEBHOOK_TIMEOUT_MS, at, interrupts })
    span?.end({ failed: outcome.outcome !== 'delivered', attributes: { 'http.response.status_code': outcome.status ?? undefined } })
    return outcome
  }

  return {
    async attempt(claimed, at) {
      if (ctx.vault.isLost(claimed.secret)) return { outcome: 'unreachable', status: null, response: lostSecret }
      try {
        return await sendSigned(claimed, at)
      } catch (error) {
        // For example, its secret was sealed with a key that is missing now. The endpoint is not at fault, but the delivery cannot be sent.
        ctx.log.error({ err: error, delivery_id: claimed.delivery_id }, 'delivery could not be prepared')
        return { outcome: 'unreachable', status: null, response: 'The request could not be made; the error is logged.' }
      }
    },
    interrupt() {
      for (const one of [...interrupts]) one()
    },
    async close() {
      await agent.destroy()
    },
  }
}

/** In the log of deliveries, for the owner of the endpoint. */
const lostSecret = 'The service has lost what it signs with or sends in headers: set a new secret, or the headers anew.'

const maxSecrets = 1_000

/** Opens sealed secrets. A worker sends many deliveries to one endpoint, so opened secrets are cached by their sealed bytes. */
function secretsOf({ vault }: Ctx): (sealed: Buffer) => string {
  const opened = new Map<string, string>()
  return (sealed) => {
    const key = sealed.toString('latin1')
    const known = opened.get(key)
    if (known !== undefined) return known
    const secret = vault.open(sealed).toString()
    if (opened.size >= maxSecrets) opened.clear()
    opened.set(key, secret)
    return secret
  }
}
