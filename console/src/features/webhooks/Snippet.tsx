import { ActionIcon, CopyButton, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { tr } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Icon } from '../../ui/Icon.js'
import { Pre } from './Pre.js'

const snippets = {
  sdk: `import { verifyWebhook } from '@allotment/sdk'

// The body as it came: parsed and written again, it no longer matches.
const event = await verifyWebhook({ secret, body, headers })
console.log(event.event, event.resource_id)`,
  hand: `import { createHmac, timingSafeEqual } from 'node:crypto'

const digest = createHmac('sha256', secret).update(body).digest('hex')
const expected = Buffer.from(\`sha256=\${digest}\`)
const given = Buffer.from(headers['x-service-signature'] ?? '')
const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
// Answer 401 when it is not; 2xx when you have taken it.`,
}
type Way = keyof typeof snippets

/** How a receiver verifies requests of the service. */
export function Snippet() {
  const [way, setWay] = useState<Way>('sdk')
  return (
    <Panel
      title={tr('Verify a delivery')}
      extra={
        <CopyButton value={snippets[way]}>
          {({ copied, copy }) => (
            <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={copied ? tr('Copied') : tr('Copy the snippet')}>
              <Icon name={copied ? 'check' : 'copy'} size={16} />
            </ActionIcon>
          )}
        </CopyButton>
      }
    >
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={tr('Which way')}
        value={way}
        onChange={(value) => setWay(value as Way)}
        data={[
          { value: 'sdk', label: tr('With the SDK') },
          { value: 'hand', label: tr('By hand') },
        ]}
      />
      <Pre label={tr('Snippet')} text={snippets[way]} />
    </Panel>
  )
}
