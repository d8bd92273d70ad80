import { Loader, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { actionsFor } from '../actions.js'
import { client, describe } from '../api.js'
import { pageAt, pages } from '../pages.js'
import { say } from '../say.js'
import { kindOf, memosOf } from '../search.js'
import { tr, trLabel } from '../texts.js'
import { detailOf } from './found-detail.js'
import { target } from './Go.js'
import { Icon, type IconName } from './Icon.js'
import classes from './Palette.module.css'

interface Choice {
  key: string
  title: string
  detail: string
  icon: IconName
  href: string
  /** Put into the box instead of going anywhere: an action that needs a name. */
  fill?: string
}

const places: Record<string, { icon: IconName; href: (id: string, subject: string | null) => string }> = {
  bookingorder: { icon: 'box', href: (id) => `/orders/${id}` },
  reservation: { icon: 'clock', href: (id) => `/reservations/${id}` },
  ticket: { icon: 'ticket', href: (id) => `/tickets/${id}` },
  event: { icon: 'calendar', href: (id) => `/events/${id}` },
  venue: { icon: 'pin', href: (id) => `/venues/${id}` },
  team: { icon: 'people', href: (id) => `/teams/${id}` },
  tournament: { icon: 'bookmark', href: (id) => `/tournaments/${id}` },
  // The page of its order, where invoices have none.
  invoice: { icon: 'file', href: (id, order) => (pageAt(`/invoices/${id}`) ? `/invoices/${id}` : `/orders/${order}`) },
  allotment: { icon: 'inbox', href: (id) => `/allotments/${id}` },
  grouprequest: { icon: 'people', href: (id) => `/group-requests/${id}` },
  category: { icon: 'layers', href: (id) => `/categories/${id}` },
  distributor: { icon: 'building', href: (id) => `/distributors/${id}` },
  supplier: { icon: 'truck', href: (id) => `/suppliers/${id}` },
  client: { icon: 'key', href: (id) => `/clients/${id}` },
  sale: { icon: 'swap', href: (id) => `/sales/${id}` },
  webhook: { icon: 'hook', href: (id) => `/webhooks/${id}` },
  memo: { icon: 'note', href: (id, subject) => memosOf(subject ?? '') ?? `/memos?memo_id=${id}` },
}

interface Props {
  text: string
  setText: (text: string) => void
  /** Enter came before the answer: go as soon as it is there. */
  eager: boolean
  setEager: (eager: boolean) => void
  onClose: () => void
}

/** What is found for a text: pages, actions, and whatever has such a name or code. */
export function Finder({ text, setText, eager, setEager, onClose }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  const id = useId()
  const [at, setAt] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const wanted = text.trim()
  const { proposals, aimed } = actionsFor(user, text)
  const named = aimed?.words ?? wanted
  const [debounced] = useDebouncedValue(named, 150)
  // What is pasted whole is looked for at once.
  const asked = kindOf(named) === null && !eager ? debounced : named
  const found = useQuery({
    queryKey: ['search', asked],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/console/search', { params: { query: { query: asked } }, signal })).data.results,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const current = asked === named && !found.isPlaceholderData
  const results: Choice[] =
    wanted === ''
      ? []
      : (found.data ?? []).flatMap(({ kind, id, title, parts, subject_id }) => {
          const place = places[kind]
          if (!place || (aimed && kind !== aimed.action.on)) return []
          const about = `${[noun(kind), detailOf(parts)].filter(Boolean).join(' · ')}`
          const key = `${kind} ${id}`
          return aimed
            ? [
                {
                  key,
                  title: `${aimed.action.label} ${title}`,
                  detail: about,
                  icon: aimed.action.icon,
                  href: aimed.action.href.replace('$id', id),
                },
              ]
            : [{ key, title, detail: about, icon: place.icon, href: place.href(id, subject_id) }]
        })
  const deeds = proposals.map(
    ({ label, icon, href, on }): Choice => ({
      key: `do ${label}`,
      title: on ? `${label} …` : label,
      detail: on ? tr('Then choose: {kind}', { kind: noun(on) }) : tr('Do'),
      icon,
      href,
      ...(on ? { fill: `${label} ` } : {}),
    }),
  )
  const open = (aimed ? [] : pages)
    .flatMap(({ path, menu, may }) => (menu && (may?.(user) ?? true) ? [{ path, ...menu, label: trLabel(menu.label) }] : []))
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ path, label, icon }): Choice => ({ key: path, title: label, detail: tr('Go to'), icon, href: path }))
  // Who types the name of a page means it, and need not wait for what else is called so.
  const meant = wanted === '' ? [] : open.filter(({ title }) => title.toLowerCase().startsWith(wanted.toLowerCase()))
  const sure = [...meant, ...deeds]
  const choices = [...sure, ...results, ...open.filter((page) => !meant.includes(page))]
  const chosen = choices[Math.min(at, choices.length - 1)]

  const go = ({ href, fill }: Choice) => {
    if (fill !== undefined) {
      setText(fill)
      return setAt(0)
    }
    onClose()
    void navigate(target(href) as object)
  }
  const ready = current && !found.isFetching
  useEffect(() => {
    if (!eager || !ready) return
    setEager(false)
    const first = sure[0] ?? results[0] ?? choices[0]
    if (first) go(first)
  })

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, choices.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter') {
      if (wanted !== '' && !ready && !(chosen && sure.includes(chosen))) setEager(true)
      else if (chosen) go(chosen)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        ref={box}
        size="md"
        variant="unstyled"
        className={classes.search}
        leftSection={<Icon name="search" />}
        rightSection={found.isFetching ? <Loader size={16} /> : null}
        placeholder={tr('Name, code, any id, e-mail, page, or what to do')}
        aria-label={tr('Find anything')}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
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
            // A list that appears under a pointer at rest chooses nothing.
            onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setAt(index)}
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
                  'Nothing found. Every word must match: of a name, a ticket or a memo; or a whole id, code or invoice number, or the beginning of an e-mail address or reference.',
                )}
        </Text>
      )}
    </>
  )
}

const nouns: Record<string, string> = { bookingorder: tr('Order'), grouprequest: tr('Group request') }
const noun = (kind: string): string => nouns[kind] ?? say(kind)
