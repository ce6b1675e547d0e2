import { useEffect, useRef, type RefObject } from 'react'
import type { PlayerControls } from '../chapter-player'
import type { TappingEvent } from '../tapping/step-tapping'
import { useTappingKeys } from '../tapping/use-tapping-keys'
import { useDesk, useDeskEditor, useDeskState } from './use-desk'
import { readWord } from '../editor/read-word'

export interface Tapping {
  /** The tool that assigns times is in use. */
  readonly isActive: boolean
  /** The text of the frame that is being spoken; null before the first tap. */
  readonly current: string | null
  readonly player: RefObject<PlayerControls | null>
  /** Called with the place of the narration when it stops. */
  readonly onStop: (time: number) => void
  readonly onSeek: () => void
}

/**
 * Connects the tool that assigns times to the player of the narration: a tap on the page, Enter or T while it plays ends the
 * current frame and starts the next. While it is paused, a tap on a frame selects it.
 *
 * @param area the part of the screen whose keys belong to the tool
 */
export function useTapping(area: RefObject<HTMLElement | null>): Tapping {
  const desk = useDesk()
  const { editor } = desk
  const isActive = useDeskEditor((state) => state.tool === 'assignTime')
  const currentId = useDeskState((state) => state.tapping?.entityId ?? null)
  const player = useRef<PlayerControls>(null)
  const send = (event: TappingEvent) => desk.send({ kind: 'tapping', event })

  const tap = () => {
    const time = player.current?.readTime()
    if (player.current?.isPlaying() === true && time !== undefined && time !== null) send({ kind: 'tapped', time })
  }
  const tapNow = useRef(tap)
  useEffect(() => {
    tapNow.current = tap
  })
  useEffect(
    () =>
      editor.onTap((target) => {
        if (player.current?.isPlaying() === true) tapNow.current()
        else if (target.kind !== 'page') editor.select([target.id])
      }),
    [editor],
  )
  useEffect(() => {
    if (!isActive) return
    return () => desk.send({ kind: 'tapping', event: { kind: 'tapping-dropped' } })
  }, [desk, isActive])
  useTappingKeys({ isActive, area, onTap: tap, onPlay: () => player.current?.toggle() })

  const placed = currentId === null ? undefined : editor.document.get(currentId)
  return {
    isActive,
    current: placed === undefined ? null : readWord(placed),
    player,
    onStop: (time) => send({ kind: 'tapping-stopped', time }),
    onSeek: () => send({ kind: 'tapping-dropped' }),
  }
}
