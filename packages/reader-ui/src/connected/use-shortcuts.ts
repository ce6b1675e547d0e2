import type { Direction } from '@lectern/core/page-layout'
import { useEffect } from 'react'
import { describeKeyPress } from '../shortcuts/describe-key-press'
import { lettersInUse } from '../shortcuts/letters-in-use'
import { readShortcut } from '../shortcuts/read-shortcut'
import { pausePressed, playPressed } from '../store/reading-slice'
import type { PageTurns } from './use-page-turns'
import { useReaderDispatch, useReaderStore } from './use-reader-store'

export interface ShortcutWork extends PageTurns {
  /** Opens the list of shortcuts. */
  readonly onShortcuts: () => void
}

/** Handles the reader's keyboard shortcuts. @param direction of the book */
export function useShortcuts(direction: Direction, { previousPage, nextPage, onShortcuts }: ShortcutWork): void {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const command = readShortcut(describeKeyPress(event), { direction, letters: lettersInUse })
      if (command === null) return
      event.preventDefault()
      switch (command) {
        case 'toggle-play':
          // A held key counts as one press.
          if (event.repeat) break
          dispatch(store.getState().reading.isPlaying ? pausePressed() : playPressed())
          break
        case 'previous-page':
          previousPage()
          break
        case 'next-page':
          nextPage()
          break
        case 'show-shortcuts':
          onShortcuts()
          break
        case 'toggle-image':
        case 'toggle-video':
        case 'toggle-sidebar':
        case 'open-repeat':
          break
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store, dispatch, direction, previousPage, nextPage, onShortcuts])
}
