import { collectionMessages } from '@lectern/messages'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../locale/use-translate'
import { moveEntry } from './move-entry'
import { pressReorderKey } from './press-reorder-key'

interface Lift {
  readonly key: string
  /** Its place now, while the entries themselves are as they were. */
  readonly at: number
}

export interface Reorder<Entry> {
  /** The entries as they are seen: with what is lifted at its new place. */
  readonly shown: readonly Entry[]
  readonly liftedKey: string | null
  /** What screen readers are told of the last step. */
  readonly announced: string
  readonly moveTo: (key: string, to: number) => void
  /** Lifts what is not, and puts down what is lifted. */
  readonly toggle: (key: string, place: number) => void
  /** A key on the grip of an entry; `columns` stand beside each other. */
  readonly press: (event: KeyboardEvent, key: string, at: { readonly place: number; readonly columns: number }) => void
  /** The grip of an entry has lost the focus. */
  readonly leave: (grip: Element, key: string) => void
}

/** What happens to the order by keys and buttons: every step is told, and the focus stays where it was. */
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
  /** What had the focus when entries changed places: browsers take it from what is moved in the document. */
  const held = useRef<Element | null>(null)
  const total = entries.length

  useLayoutEffect(() => {
    const element = held.current
    held.current = null
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element) element.focus()
  })
  const keepFocus = () => {
    held.current = document.activeElement
  }
  const originOf = (key: string) => entries.findIndex((entry) => entryKey(entry) === key)
  const say = (text: 'entryLifted' | 'entryMoved' | 'entryPutDown' | 'entryPutBack', key: string, at: number) => {
    const entry = entries[originOf(key)]
    if (entry !== undefined) setAnnounced(t(text, { entry: entryName(entry), place: at + 1, total }))
  }
  const shown = lift === null ? entries : moveEntry(entries, originOf(lift.key), lift.at)
  const moveTo = (key: string, to: number) => {
    keepFocus()
    setLift(null)
    // From the places that are seen: what is lifted is put down there by any other move.
    const from = shown.findIndex((entry) => entryKey(entry) === key)
    onReorder(moveEntry(shown, from, to))
    say('entryMoved', key, to)
  }
  const liftUp = (key: string, at: number) => {
    if (lift !== null) settle(lift)
    setLift({ key, at })
    say('entryLifted', key, at)
  }
  const settle = ({ key, at }: Lift) => {
    setLift(null)
    if (at !== originOf(key)) onReorder(moveEntry(entries, originOf(key), at))
    say('entryPutDown', key, at)
  }
  const putDown = (key: string, at: number) => {
    keepFocus()
    settle({ key, at })
  }
  /**
   * Whoever goes elsewhere leaves the order as it is seen, as by the Tab key: putting back would undo work in silence.
   * A grip that is moved in the document, or whose window is left, has not been left by its reader.
   */
  const leave: Reorder<Entry>['leave'] = (grip, key) => {
    if (lift?.key !== key || held.current !== null || document.activeElement === grip) return
    settle(lift)
  }
  const press: Reorder<Entry>['press'] = (event, key, { place, columns }) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const lifted = lift?.key === key
    const intent = pressReorderKey(event.key, { lifted, place, total, columns, mirrored })
    // While something is lifted the keys are its own: Escape, say, closes no dialog around it.
    if (lifted && event.key !== 'Tab') event.stopPropagation()
    if (intent.kind === 'none') return
    if (event.key !== 'Tab') event.preventDefault()
    switch (intent.kind) {
      case 'lift':
        return liftUp(key, place)
      case 'move':
        keepFocus()
        setLift({ key, at: intent.to })
        return say('entryMoved', key, intent.to)
      case 'putDown':
        return putDown(key, place)
      case 'putBack':
        keepFocus()
        setLift(null)
        return say('entryPutBack', key, originOf(key))
    }
  }

  return {
    shown,
    liftedKey: lift?.key ?? null,
    announced,
    moveTo,
    toggle: (key, place) => (lift?.key === key ? putDown(key, place) : liftUp(key, place)),
    press,
    leave,
  }
}
