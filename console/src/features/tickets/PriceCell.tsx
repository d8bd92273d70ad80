import { Button, Group, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { exponent, money, toMajor, toMinor } from '../../format.js'
import { tr } from '../../texts.js'
import { useAsking } from '../../ui/confirm.js'
import { useTicketChange } from './change.js'
import type { Ticket } from './resource.js'
import classes from './tickets.module.css'
import { useAsked } from './useAsked.js'

/** The cost of the supplier, changed in place; the price follows from it. */
export function PriceCell({ ticket }: { ticket: Ticket }) {
  const { asked, opened, setOpened, button } = useAsked()
  const asking = useAsking()
  const close = () => setOpened(false)
  const { cost_price = 0, currency_code } = ticket
  const amount = money(cost_price, currency_code)
  const target = (
    <UnstyledButton
      ref={button}
      className={classes.inline}
      onClick={() => setOpened(!opened)}
      aria-label={tr('Cost: {amount}. Change', { amount })}
    >
      {amount}
    </UnstyledButton>
  )
  if (!asked) return target
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      closeOnEscape={!asking}
      closeOnClickOutside={!asking}
      position="bottom-end"
      shadow="md"
      width={230}
      trapFocus={!asking}
      returnFocus
      withinPortal
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={tr('Cost price')}>{opened && <Editor ticket={ticket} onDone={close} />}</Popover.Dropdown>
    </Popover>
  )
}

function Editor({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { cost_price = 0, currency_code } = ticket
  const [text, setText] = useState(toMajor(cost_price, currency_code).toFixed(exponent(currency_code)))
  const change = useTicketChange(ticket, tr('Price changed'))
  const amount = toMinor(text, currency_code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount !== null && amount >= 0)
      change.mutate({ cost_price: amount }, { onSuccess: ({ outcome }) => outcome !== 'open' && onDone() })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          size="xs"
          label={tr('Cost price in {currency_code}', { currency_code })}
          inputMode="decimal"
          value={text}
          data-autofocus
          error={amount === null || amount < 0 ? tr('An amount, such as 49.50') : null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {ticket.ticket_yield?.enabled && (
          <Text size="xs" c="dimmed">
            {tr('This ticket is priced automatically; the next recalculation may change it again.')}
          </Text>
        )}
        <Group gap="xs" justify="flex-end">
          <Button size="xs" variant="default" onClick={onDone}>
            {tr('Cancel')}
          </Button>
          <Button size="xs" type="submit" loading={change.isPending}>
            {tr('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
