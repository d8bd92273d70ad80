import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface PageTab {
  /** In the address: `?tab=guests`. */
  key: string
  label: string
  content: () => ReactNode
}

/** Parts of a page of which one is shown. Which one stands in the address; the first does without. */
export function PageTabs({ tabs, label }: { tabs: readonly PageTab[]; label: string }) {
  const navigate = useNavigate()
  const asked = (useSearch({ strict: false }) as { tab?: string }).tab
  const shown = tabs.find(({ key }) => key === asked) ?? tabs[0]
  if (shown === undefined) return null
  const open = (key: string | null) => {
    const search = (now: Record<string, unknown>) => ({ ...now, tab: key === tabs[0]?.key ? undefined : (key ?? undefined) })
    void navigate({ to: '.', search: search as never, resetScroll: false })
  }
  return (
    <Tabs value={shown.key} onChange={open} keepMounted={false}>
      <Tabs.List aria-label={label} mb="md">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.key} value={tab.key}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key}>
          {tab.content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
