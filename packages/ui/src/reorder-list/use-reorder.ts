import { collectionMessages } from '@lectern/messages'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../locale/use-translate'
import { moveEntry } from './move-entry'
import { pressReorderKey } from './press-reorder-key'

interface Lift {
  readonly key: string
  /** Its new index; the entries themselves are unchanged. */
  readonly at: number
}

export interface Reorder<Entry> {
  /** The entries in the displayed order, with a lifted one at its new index. */
  readonly shown: readonly Entry[]
  readonly liftedKey: string | null
  /** The announcement of the last step. */
  readonly announced: string
  readonly moveTo: (key: string, to: number) => void
  /** Lifts an entry, or drops the lifted one. */
  readonly toggle: (key: string, index: number) => void
  /** Handles a key on the handle of an entry; `columns` entries are side by side. */
  readonly press: (event: KeyboardEvent, key: string, at: { readonly index: number; readonly columns: number }) => void
  /** Called when the handle of an entry loses the focus. */
  readonly leave: (grip: Element, key: string) => void
}

/** Changes the order by keys and buttons. Announces every step and keeps the focus in place. */
export function useReorder<Entry>(o: {
  readonly entries: readonly Entry[]
  readonly entryKey: (entry: Entry) => string
  readonly entryName: (entry: Entry) => string
  readonly onReorder: (entries: readonly Entry[]) => void
  readonly mirrored: boolean
  readonly disabled: boolean
}): Reorder<Entry> {
  const { entries, entryKey, entryName, onReorder, mirrored, disabled } = o
  const t = useTranslate(collectionMessages)
  const [lift, setLift] = useState<Lift | null>(null)
  const [announced, setAnnounced] = useState('')
  /** The element in focus when entries were reordered: browsers drop the focus of moved elements. */
  const focusedElement = useRef<Element | null>(null)
  const total = entries.length

  useLayoutEffect(() => {
    const element = focusedElement.current
    focusedElement.current = null
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element) element.focus()
  })
  const keepFocus = () => {
    focusedElement.current = document.activeElement
  }
  const findOrigin = (key: string) => entries.findIndex((entry) => entryKey(entry) === key)
  const announce = (text: 'entryLifted' | 'entryMoved' | 'entryDropped' | 'entryReturned', key: string, at: number) => {
    const entry = entries[findOrigin(key)]
    if (entry !== undefined) setAnnounced(t(text, { entry: entryName(entry), place: at + 1, total }))
  }
  const shown = lift === null ? entries : moveEntry(entries, findOrigin(lift.key), lift.at)
  const moveTo = (key: string, to: number) => {
    keepFocus()
    setLift(null)
    // From the displayed order: any other move drops a lifted entry where it is.
    const from = shown.findIndex((entry) => entryKey(entry) === key)
    onReorder(moveEntry(shown, from, to))
    announce('entryMoved', key, to)
  }
  const liftUp = (key: string, at: number) => {
    if (lift !== null) settle(lift)
    setLift({ key, at })
    announce('entryLifted', key, at)
  }
  const settle = ({ key, at }: Lift) => {
    setLift(null)
    if (at !== findOrigin(key)) onReorder(moveEntry(entries, findOrigin(key), at))
    announce('entryDropped', key, at)
  }
  const drop = (key: string, at: number) => {
    keepFocus()
    settle({ key, at })
  }
  /**
   * Leaving the handle keeps the displayed order, as Tab does: restoring it would silently undo work. A handle that is
   * moved in the document, or whose window becomes inactive, has not been left.
   */
  const leave: Reorder<Entry>['leave'] = (grip, key) => {
    if (lift?.key !== key || focusedElement.current !== null || document.activeElement === grip) return
    settle(lift)
  }
  const press: Reorder<Entry>['press'] = (event, key, { index, columns }) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const lifted = lift?.key === key
    const intent = pressReorderKey(event.key, { lifted, index, total, columns, mirrored })
    // While an entry is lifted, its keys have no other effect: Escape closes no dialog.
    if (lifted && event.key !== 'Tab') event.stopPropagation()
    if (intent.kind === 'none') return
    if (event.key !== 'Tab') event.preventDefault()
    switch (intent.kind) {
      case 'lift':
        return liftUp(key, index)
      case 'move':
        keepFocus()
        setLift({ key, at: intent.to })
        return announce('entryMoved', key, intent.to)
      case 'drop':
        return drop(key, index)
      case 'cancel':
        keepFocus()
        setLift(null)
        return announce('entryReturned', key, findOrigin(key))
    }
  }

  return {
    shown,
    liftedKey: lift?.key ?? null,
    announced,
    moveTo,
    toggle: (key, index) => (lift?.key === key ? drop(key, index) : liftUp(key, index)),
    press,
    leave,
  }
}
