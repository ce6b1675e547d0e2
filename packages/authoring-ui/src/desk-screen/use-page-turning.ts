import { isRightToLeft } from '@lectern/core/book'
import { useEffect, useRef } from 'react'
import type { Desk } from '../desk/create-desk'
import { currentPage } from '../desk/desk-state'
import { readCommand } from '../shortcuts/read-command'
import { isBehindDialog, isTyping } from './key-target'
import { useDesk } from './use-desk'

/** 1 turns to the next page, -1 to the one before. */
export type TurnDirection = 1 | -1

export interface PageTurningOptions {
  readonly onPage: (pageId: number) => void
  /** Goes to the chapter after (1) or before (-1) this one. */
  readonly onTurnChapter: (direction: TurnDirection) => void
}

/**
 * Turns pages by key, over the edges of chapters too: Page Up and Page Down anywhere, and the arrow keys unless the focused
 * element uses them or times are assigned.
 */
export function usePageTurning(options: PageTurningOptions): void {
  const desk = useDesk()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isBehindDialog()) return
      const direction = readDirection(desk, event)
      if (direction === null) return
      event.preventDefault()
      const { pages } = desk.getState().chapter
      const shown = currentPage(desk.getState())
      const next = shown === null ? undefined : pages[pages.indexOf(shown) + direction]
      if (next === undefined) latest.current.onTurnChapter(direction)
      else latest.current.onPage(next.pageId)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [desk])
}

function readDirection(desk: Desk, event: KeyboardEvent): TurnDirection | null {
  const command = readCommand(event)
  if (command === 'nextPage') return 1
  if (command === 'previousPage') return -1
  const isArrow = command === 'move' && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (!isArrow || !isFree || desk.editor.getState().tool === 'assignTime') return null
  const forward = isRightToLeft(desk.getState().chapter.language) ? 'ArrowLeft' : 'ArrowRight'
  return event.key === forward ? 1 : -1
}
