import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { findGap } from './find-gap'
import { moveToGap } from './move-to-gap'

export interface EntryParts {
  readonly row: HTMLElement
  readonly grip: HTMLElement
}

export interface EntryDrag {
  readonly key: string
  /** The index at which the entry would be inserted; null when that changes nothing. */
  readonly gap: number | null
}

/**
 * Makes entries draggable by their handles. The library is loaded after rendering, because the keyboard does not need
 * it.
 */
export function useEntryDrag(o: {
  readonly list: RefObject<HTMLElement | null>
  readonly parts: (key: string) => EntryParts | undefined
  readonly keys: readonly string[]
  readonly grid: boolean
  readonly mirrored: boolean
  readonly disabled: boolean
  readonly onMove: (key: string, to: number) => void
}): EntryDrag | null {
  const [drag, setDrag] = useState<EntryDrag | null>(null)
  const findDropTarget = (key: string, at: { readonly x: number; readonly y: number }) => {
    const boxes = o.keys.map((other) => o.parts(other)?.row.getBoundingClientRect()).filter((box) => box !== undefined)
    const gap = findGap(boxes, { ...at, grid: o.grid, mirrored: o.mirrored })
    const from = o.keys.indexOf(key)
    const to = moveToGap(from, gap)
    return { gap, to: to === from ? null : to }
  }
  const over = useEffectEvent((key: string, at: { readonly x: number; readonly y: number } | null) => {
    const target = at === null ? null : findDropTarget(key, at)
    const gap = target?.to === null || target === null ? null : target.gap
    setDrag((known) => (known?.key === key && known.gap === gap ? known : { key, gap }))
  })
  const drop = useEffectEvent((key: string, at: { readonly x: number; readonly y: number }) => {
    const { to } = findDropTarget(key, at)
    if (to !== null) o.onMove(key, to)
  })
  const partsOf = useEffectEvent((key: string) => o.parts(key))

  const known = o.keys.join('\n')
  const { list, disabled } = o
  useEffect(() => {
    const element = list.current
    if (element === null || disabled) return
    const connection = { end: () => {}, wanted: true }
    void import('./connect-drag').then(({ connectDrag }) => {
      if (!connection.wanted) return
      const entries = known.split('\n').flatMap((key) => {
        const parts = partsOf(key)
        return parts === undefined ? [] : [{ key, element: parts.row, handle: parts.grip }]
      })
      connection.end = connectDrag(element, entries, { onOver: over, onDrop: drop, onEnd: () => setDrag(null) })
    })
    return () => {
      connection.wanted = false
      connection.end()
      // A drag in progress sends no more events.
      setDrag(null)
    }
  }, [list, known, disabled])
  return drag
}
