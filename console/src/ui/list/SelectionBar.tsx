import { Anchor, Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { count } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { FormModal } from '../form/FormModal.js'
import classes from './list.module.css'
import type { BulkAction, Resource, Undo } from './resource.js'
import type { Picks } from './useSelection.js'

interface Props<Row> {
  resource: Resource<Row>
  picks: Picks<Row>
  total: number
  /** What has had the focus last in the list. */
  place: RefObject<HTMLElement | null>
}

export const selectedText = <Row,>({ selection, size }: Picks<Row>): string =>
  selection?.all ? trCount(size, '{n} selected|all of a list', 'All {n} selected') : trCount(size, '{n} selected', '{n} selected')

/** Appears with a selection: the number of rows, the step to all matching rows, and the actions. */
export function SelectionBar<Row>({ resource, picks, total, place }: Props<Row>) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const bar = useRef<HTMLDivElement>(null)
  const [doing, setDoing] = useState<BulkAction<Row> | null>(null)
  const { selection } = picks
  if (selection === null) return null
  const actions = (resource.bulk ?? []).filter(({ may }) => may?.(user) ?? true)
  const again = () => void queries.invalidateQueries({ queryKey: ['list', resource.name] })
  // The bar goes with the selection: the focus returns to where it was in the list, or to the first selected row.
  const leave = () => {
    const row = document.querySelector<HTMLElement>('[data-row][data-picked]')
    const back = place.current?.isConnected ? place.current : row
    picks.clear()
    setTimeout(() => document.activeElement === document.body && back?.focus())
  }
  // The link goes: the focus moves to the first action, not to the button that clears the selection.
  const pickAll = () => {
    picks.pickAll()
    setTimeout(() => (bar.current?.querySelector<HTMLElement>('[data-act]') ?? bar.current)?.focus())
  }
  const done = (message: string, undo?: Undo) => {
    setDoing(null)
    leave()
    // What can be undone stays in sight long enough to think about it.
    notifications.show(
      undo
        ? {
            message: (
              <Group gap="sm">
                {message} {undo(again)}
              </Group>
            ),
            autoClose: 60_000,
          }
        : { message },
    )
    again()
  }
  const copyIds = async (ids: string[]) => {
    await navigator.clipboard.writeText(ids.join('\n'))
    notifications.show({ message: trCount(ids.length, '{n} id copied', '{n} ids copied') })
  }
  return (
    <>
      <Paper ref={bar} className={classes.selection} shadow="md" component="section" aria-label={tr('Selection')} tabIndex={-1}>
        <Group gap="sm">
          <CloseButton aria-label={tr('Clear the selection')} onClick={leave} />
          <Text size="sm" fw={550} className={classes.number}>
            {selectedText(picks)}
          </Text>
          {selection.all === null && picks.page === 'every' && total > picks.size && (
            <Anchor component="button" type="button" size="sm" data-act onClick={pickAll}>
              {trRich('Select all {total} matching', { total: count(total) })}
            </Anchor>
          )}
        </Group>
        <Group gap="xs">
          {selection.ids && (
            <Button size="xs" variant="default" data-act={actions.length === 0 || undefined} onClick={() => void copyIds(selection.ids)}>
              {tr('Copy ids')}
            </Button>
          )}
          {actions.map((action) => (
            <Button key={action.label} size="xs" data-act onClick={() => setDoing(action)}>
              {action.label}
            </Button>
          ))}
        </Group>
      </Paper>
      <FormModal
        opened={doing !== null}
        onClose={() => setDoing(null)}
        title={doing && `${doing.label} · ${trCount(picks.size, '{n} entry', '{n} entries')}`}
        size="lg"
      >
        {(close) => doing && <doing.Dialog selection={selection} onDone={done} onClose={close} />}
      </FormModal>
    </>
  )
}
