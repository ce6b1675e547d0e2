import { useState, type UIEvent } from 'react'
import { chooseWindow, isWellInside, type ListWindow } from './choose-window'

export interface DrawnWindow extends ListWindow {
  /** Heights of the omitted options before and after the window, in pixels. */
  readonly before: number
  readonly after: number
  /** Counts how often an option had to be drawn first; it then has to be scrolled to. */
  readonly jumps: number
  /** Moves the window to an option, unless the option is well inside it. */
  readonly jumpTo: (index: number) => void
  /** Moves the window after the options have changed, to the best match, which then has to be scrolled to. */
  readonly restart: (best: number) => void
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

/** The height of an option of one line, until the drawn ones have been measured. */
const usualHeight = 32

/** Draws only the options near the visible part of a long list; empty space replaces the rest. */
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
    const index = middle < before ? middle / rowHeight : shown.from + (middle - before) / height
    const next = Math.min(count - 1, Math.max(0, Math.round(index)))
    if (!isWellInside(shown, count, next)) setAnchor(next)
  }
  return { ...shown, before, after, jumps, jumpTo, restart, onScroll }
}
