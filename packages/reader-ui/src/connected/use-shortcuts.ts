import type { Direction } from '@lectern/core/page-layout'
import { useEffect } from 'react'
import { describeKeyPress } from '../shortcuts/describe-key-press'
import { chooseLetters } from '../shortcuts/choose-letters'
import { readShortcut } from '../shortcuts/read-shortcut'
import { pausePressed, playPressed } from '../store/reading-slice'
import type { ReadingCommands } from '../reading-tools/reading-commands'
import type { PageTurns } from './use-page-turns'
import { useReaderDispatch, useReaderStore } from './use-reader-store'

/** Handles the reader's keyboard shortcuts; all but the first few are passed on. @param direction of the book */
export function useShortcuts(
  direction: Direction,
  { previousPage, nextPage }: PageTurns,
  { run }: Pick<ReadingCommands, 'run'>,
): void {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const letters = chooseLetters(store.getState().preferences)
      const command = readShortcut(describeKeyPress(event), { direction, letters })
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
        default:
          run(command)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store, dispatch, direction, previousPage, nextPage, run])
}
