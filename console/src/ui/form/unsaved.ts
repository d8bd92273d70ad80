import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { createContext, type RefObject, useCallback, useContext, useEffect, useRef } from 'react'
import { tr } from '../../texts.js'
import { confirm } from '../confirm.js'

/** Of the dialog around a form: whether closing it loses something. */
export const UnsavedInDialog = createContext<RefObject<boolean> | null>(null)

export const askToDiscard = (onDiscard: () => void, onStay?: () => void): void =>
  confirm({
    title: tr('Discard your changes?'),
    detail: tr('What you changed here is not saved.'),
    act: tr('Discard'),
    keep: tr('Keep editing'),
    onConfirm: onDiscard,
    ...(onStay ? { onCancel: onStay } : {}),
  })

/** The part after `#` opens a dialog of the page, which stays. */
const isSamePage = (from: HistoryLocation, to: HistoryLocation): boolean => from.pathname === to.pathname && from.search === to.search

/** The forms of the page that have something unsaved. Leaving the page asks once for all of them. */
const unsavedForms = new Set<object>()

/** Whether something on the page is changed and not saved. */
export const hasUnsaved = (): boolean => unsavedForms.size > 0

/**
 * While something is changed and not saved, leaving the page asks first, and so does closing the dialog around it. Returns what to call when
 * it is saved, before going elsewhere.
 */
export function useUnsaved(dirty: boolean): () => void {
  const { history } = useRouter()
  const dialog = useContext(UnsavedInDialog)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!dirty) return
    if (dialog) dialog.current = true
    const form = {}
    unsavedForms.add(form)
    const unblock = history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }) =>
        new Promise<boolean>((resolve) => {
          const [asking] = unsavedForms
          if (form !== asking || isSamePage(currentLocation, nextLocation)) return resolve(false)
          askToDiscard(
            () => resolve(false),
            () => resolve(true),
          )
        }),
    })
    const end = () => {
      unblock()
      unsavedForms.delete(form)
      if (dialog) dialog.current = false
    }
    release.current = end
    return end
  }, [dirty, dialog, history])
  return useCallback(() => release.current?.(), [])
}
