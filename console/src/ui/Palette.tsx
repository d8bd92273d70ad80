import { Kbd, Loader, Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue, useDisclosure, useHotkeys } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { client, describe } from '../api.js'
import { country } from '../countries.js'
import { pages } from '../pages.js'
import { say } from '../say.js'
import { kindOf, memosOf } from '../search.js'
import { tr, trLabel } from '../texts.js'
import { Icon, type IconName } from './Icon.js'
import classes from './Palette.module.css'

interface Choice {
  key: string
  title: string
  detail: string
  icon: IconName
  href: string
}

const places: Record<string, { icon: IconName; href: (id: string, subject: string | null) => string }> = {
  bookingorder: { icon: 'box', href: (id) => `/orders/${id}` },
  reservation: { icon: 'clock', href: (id) => `/reservations/${id}` },
  ticket: { icon: 'ticket', href: (id) => `/tickets/${id}` },
  event: { icon: 'calendar', href: (id) => `/events/${id}` },
  venue: { icon: 'pin', href: (id) => `/venues/${id}` },
  team: { icon: 'people', href: (id) => `/events?team_id=${id}` },
  tournament: { icon: 'calendar', href: (id) => `/events?tournament_id=${id}` },
  category: { icon: 'layers', href: (id) => `/categories/${id}` },
  distributor: { icon: 'building', href: (id) => `/distributors/${id}` },
  supplier: { icon: 'truck', href: (id) => `/suppliers/${id}` },
  client: { icon: 'key', href: (id) => `/clients/${id}` },
  sale: { icon: 'swap', href: (id) => `/sales/${id}` },
  webhook: { icon: 'hook', href: (id) => `/webhooks/${id}` },
  memo: { icon: 'note', href: (id, subject) => memosOf(subject ?? '') ?? `/memos?memo_id=${id}` },
}

/** Search and navigation: Ctrl-K, paste, Enter. */
export function Palette() {
  const [opened, shown] = useDisclosure()
  useHotkeys([['mod+K', shown.toggle]], [])
  return (
    <>
      <UnstyledButton className={classes.open} onClick={shown.open} aria-label={tr('Find anything')} aria-keyshortcuts="Control+K">
        <Icon name="search" size={15} />
        <span>{tr('Find anything')}</span>
        <span className={classes.keys} aria-hidden="true">
          <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">K</Kbd>
        </span>
      </UnstyledButton>
      <Modal.Root opened={opened} onClose={shown.close} padding={0} size="lg" yOffset="12dvh">
        <Modal.Overlay />
        <Modal.Content aria-label={tr('Find anything')}>
          <Modal.Body>
            <Finder onClose={shown.close} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  /** Enter was pressed before the answer: open the result as soon as it arrives. */
  const [eager, setEager] = useState(false)
  const wanted = text.trim()
  const [debounced] = useDebouncedValue(wanted, 150)
  // A pasted text is searched at once.
  const asked = kindOf(wanted) === null && !eager ? debounced : wanted
  const found = useQuery({
    queryKey: ['search', asked],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/console/search', { params: { query: { query: asked } }, signal })).data.results,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const current = asked === wanted && !found.isPlaceholderData
  const results: Choice[] =
    wanted === ''
      ? []
      : (found.data ?? []).flatMap(({ kind, id, title, detail, subject_id }) => {
          const place = places[kind]
          return place
            ? [
                {
                  key: `${kind} ${id}`,
                  title,
                  detail: `${noun(kind)} · ${worded(kind, detail)}`,
                  icon: place.icon,
                  href: place.href(id, subject_id),
                },
              ]
            : []
        })
  const open = pages
    .flatMap(({ path, menu, may }) => (menu && (may?.(user) ?? true) ? [{ path, ...menu, label: trLabel(menu.label) }] : []))
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ path, label, icon }): Choice => ({ key: path, title: label, detail: tr('Go to'), icon, href: path }))
  // Who types the name of a page means it, and need not wait for what else is called so.
  const meant = wanted === '' ? [] : open.filter(({ title }) => title.toLowerCase().startsWith(wanted.toLowerCase()))
  const choices = [...meant, ...results, ...open.filter((page) => !meant.includes(page))]
  const chosen = choices[Math.min(at, choices.length - 1)]

  const go = ({ href }: Choice) => {
    onClose()
    const [to, query] = href.split('?')
    void navigate({ to: to as '/', search: Object.fromEntries(new URLSearchParams(query)) as never })
  }
  const ready = current && !found.isFetching
  useEffect(() => {
    if (!eager || !ready) return
    setEager(false)
    const [first] = results
    if (first) go(first)
  })

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, choices.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter') {
      if (wanted !== '' && !ready && !(chosen && meant.includes(chosen))) setEager(true)
      else if (chosen) go(chosen)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        size="md"
        variant="unstyled"
        className={classes.search}
        leftSection={<Icon name="search" />}
        rightSection={found.isFetching ? <Loader size={16} /> : null}
        placeholder={tr('Order code, any id, e-mail, reference, name, page')}
        aria-label={tr('Find anything')}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
        data-autofocus
        value={text}
        onKeyDown={onKey}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
          setEager(false)
        }}
      />
      <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={tr('Found')}>
        {choices.map((choice, index) => (
          <button
            key={choice.key}
            type="button"
            id={`${id}-${choice.key}`}
            role="option"
            aria-selected={choice === chosen}
            tabIndex={-1}
            onPointerMove={() => setAt(index)}
            onClick={() => go(choice)}
          >
            <Icon name={choice.icon} />
            <span>{choice.title}</span>
            <small>{choice.detail}</small>
          </button>
        ))}
      </div>
      {choices.length === 0 && (
        <Text size="sm" c="dimmed" p="md" pt={0} role="status">
          {found.isError
            ? describe(found.error).detail
            : found.isFetching
              ? tr('Looking …')
              : tr(
                  'Nothing found. A whole id or code, the beginning of an e-mail address, reference or name, or words of a memo are looked for.',
                )}
        </Text>
      )}
    </>
  )
}

/** Parties with the same name are distinguished by country, teams by sport. */
const worded = (kind: string, detail: string): string =>
  kind === 'distributor' || kind === 'supplier' ? country(detail) : kind === 'team' ? say(detail) : detail
const noun = (kind: string): string => (kind === 'bookingorder' ? tr('Order') : say(kind))
