import { useState, type UIEvent } from 'react'
import { chooseWindow, isWellInside, type ListWindow } from './choose-window'

export interface DrawnWindow extends ListWindow {
  /** The room of the options before and after it, in pixels. */
  readonly before: number
  readonly after: number
  /** How often an option was asked for that had to be drawn first: it has to be scrolled to. */
  readonly jumps: number
  /** Draws round an option, unless it is well inside what is drawn. */
  readonly jumpTo: (index: number) => void
  /** Other options are listed: draws round the one that is best among them, which has to be scrolled to. */
  readonly restart: (best: number) => void
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

/** The height of an option of one line, until the drawn ones have been measured. */
const usualHeight = 32

/** Of a long list only what is near the eye is drawn; empty room stands for the rest. */
export function useListWindow(count: number): DrawnWindow {
  const [anchor, setAnchor] = useState(0)
  const [jumps, setJumps] = useState(0)
  const [rowHeight, setRowHeight] = useState(usualHeight)
  const shown = chooseWindow(count, Math.min(anchor, Math.max(0, count - 1)))
  const before = shown.from * rowHeight
  const after = (count - shown.to) * rowHeight

  const restart = (best: number) => {
    setAnchor(best)
    setJumps(jumps + 1)
  }
  const jumpTo = (index: number) => {
    if (!isWellInside(shown, count, index)) restart(index)
  }
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const drawn = shown.to - shown.from
    if (drawn === count || drawn === 0) return
    const height = (list.scrollHeight - before - after) / drawn
    if (Math.abs(height - rowHeight) > rowHeight / 10) setRowHeight(height)
    const middle = list.scrollTop + list.clientHeight / 2
    const place = middle < before ? middle / rowHeight : shown.from + (middle - before) / height
    const next = Math.min(count - 1, Math.max(0, Math.round(place)))
    if (!isWellInside(shown, count, next)) setAnchor(next)
  }
  return { ...shown, before, after, jumps, jumpTo, restart, onScroll }
}
