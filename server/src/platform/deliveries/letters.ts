import type { Letter } from '../jobs/jobs.js'

interface Endpoint {
  endpoint_id: string
  url: string
}

const reasons = {
  gone: 'It answered 410 Gone, which means that it does not want to be called any more.',
  failing: 'Nothing we sent to it got through for five days.',
}

export const disabledLetter = (to: string, { endpoint_id, url }: Endpoint, reason: keyof typeof reasons, base: string): Letter => ({
  to,
  subject: `Switched off: deliveries to ${new URL(url).host}`,
  text: [
    `We have stopped sending to this address:`,
    '',
    `  ${url.split('?')[0]}`,
    `  ${endpoint_id}`,
    '',
    reasons[reason],
    '',
    'What was waiting has been dropped, and is kept in the log. When the receiver works again, switch it on and ask for what it missed:',
    '',
    `  PATCH ${base}/v1/webhooks/${endpoint_id}          {"is_active": true}`,
    `  POST  ${base}/v1/webhooks/${endpoint_id}/recover  {"since": "…"}`,
    '',
  ].join('\n'),
})
