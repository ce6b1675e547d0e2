import { useEffect, useEffectEvent } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { attachSwipe } from './attach-swipe'

/** Turns pages with the finger. Renders nothing. */
export function SwipeTool({ book, slots, turns }: Pick<ReadingToolsProps, 'book' | 'slots' | 'turns'>) {
  const { stage } = slots
  const turn = useEffectEvent((to: 'next' | 'previous') => (to === 'next' ? turns.nextPage() : turns.previousPage()))
  const readDirection = useEffectEvent(() => book.direction)
  useEffect(() => {
    if (stage === null) return undefined
    const has = (place: string) => stage.querySelector(`[data-spread=${place}]`) !== null
    return attachSwipe(stage, {
      readBook: () => ({
        direction: readDirection(),
        widthPixels: stage.clientWidth,
        hasNext: has('next'),
        hasPrevious: has('previous'),
      }),
      onTurn: (to) => turn(to),
    })
  }, [stage])
  return null
}
