import { pressesKeys } from '@lectern/ui'
import { useEffect, type RefObject } from 'react'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'

export interface TappingKeysOptions {
  /** Times are being assigned. */
  readonly isActive: boolean
  /** The part of the screen that the keys belong to. Outside of it they belong to the focused element. */
  readonly area: RefObject<HTMLElement | null>
  readonly onTap: () => void
  readonly onPlay: () => void
}

/** Handles Enter and T, which tap along with the narration, and Space, which plays and pauses it. */
export function useTappingKeys({ isActive, area, onTap, onPlay }: TappingKeysOptions): void {
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      const isTap = studioShortcuts.tapTime.some((keys) => pressesKeys(keys, event))
      const isPlay = studioShortcuts.playTimes.some((keys) => pressesKeys(keys, event))
      if ((!isTap && !isPlay) || !isForArea(area.current)) return
      // Also keeps the focused button of the player or of the tools from being pressed.
      event.preventDefault()
      event.stopPropagation()
      if (event.repeat) return
      if (isTap) onTap()
      else onPlay()
    }
    // A button that has the focus is pressed when the space key is released.
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ' && isForArea(area.current)) event.preventDefault()
    }
    document.addEventListener('keydown', press, { capture: true })
    document.addEventListener('keyup', release, { capture: true })
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      document.removeEventListener('keyup', release, { capture: true })
    }
  }, [isActive, area, onTap, onPlay])
}

function isForArea(area: HTMLElement | null): boolean {
  const focused = document.activeElement
  if (area === null) return false
  return focused === null || focused === document.body || area.contains(focused)
}
