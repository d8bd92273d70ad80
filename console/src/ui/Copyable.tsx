import { ActionIcon, Code, CopyButton, Group } from '@mantine/core'
import { tr } from '../texts.js'
import { Icon } from './Icon.js'

/** An identifier with a copy button. */
export function Copyable({ text }: { text: string }) {
  return (
    <Group gap={4} wrap="nowrap" component="span" maw="100%">
      <Code style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</Code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            onClick={copy}
            aria-label={copied ? tr('Copied') : tr('Copy {text}', { text })}
          >
            {copied ? <Icon name="check" size={16} /> : <Icon name="copy" size={16} />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  )
}
