import { Button, Group, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { exponent, money, toMajor, toMinor } from '../../format.js'
import { tr } from '../../texts.js'
import { useAsking } from '../../ui/confirm.js'
import { askToDiscard, UnsavedInDialog, useUnsaved } from '../../ui/form/unsaved.js'
import { useTicketChange } from './change.js'
import type { Ticket } from './resource.js'
import classes from './tickets.module.css'
import { useAsked } from './useAsked.js'

/** The cost of the supplier, changed in place; the price follows from it. */
export function PriceCell({ ticket }: { ticket: Ticket }) {
  const { asked, opened, setOpened, button } = useAsked()
  const asking = useAsking()
  const unsaved = useRef(false)
  const end = () => setOpened(false)
  const close = () => (unsaved.current ? askToDiscard(end) : end())
  const { cost_price = 0, currency_code } = ticket
  const amount = money(cost_price, currency_code)
  const target = (
    <UnstyledButton
      ref={button}
      className={classes.inline}
      onClick={() => (opened ? close() : setOpened(true))}
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
      <Popover.Dropdown aria-label={tr('Cost price')}>
        <UnsavedInDialog value={unsaved}>{opened && <Editor ticket={ticket} onDone={end} onCancel={close} />}</UnsavedInDialog>
      </Popover.Dropdown>
    </Popover>
  )
}

function Editor({ ticket, onDone, onCancel }: { ticket: Ticket; onDone: () => void; onCancel: () => void }) {
  // As it was when the typing began: the list may be read again meanwhile.
  const [shown] = useState(ticket)
  const { cost_price = 0, currency_code } = shown
  const [start] = useState(() => toMajor(cost_price, currency_code).toFixed(exponent(currency_code)))
  const [text, setText] = useState(start)
  useUnsaved(text !== start)
  const change = useTicketChange(shown, tr('Price changed'))
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
          <Button size="xs" variant="default" onClick={onCancel}>
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
