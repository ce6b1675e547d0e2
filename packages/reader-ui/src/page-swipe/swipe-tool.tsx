import { useEffect, useEffectEvent } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { findZoomElements, listSpreads } from '../page-zoom/zoom-elements'
import { attachSwipe } from './attach-swipe'

/** Turns pages with the finger. Renders nothing. */
export function SwipeTool({ book, slots, turns }: Pick<ReadingToolsProps, 'book' | 'slots' | 'turns'>) {
  const { stage } = slots
  const turn = useEffectEvent((to: 'next' | 'previous') => (to === 'next' ? turns.nextPage() : turns.previousPage()))
  const readDirection = useEffectEvent(() => book.direction)
  useEffect(() => {
    if (stage === null) return undefined
    const elements = findZoomElements(stage)
    if (elements === null) return undefined
    const has = (place: string) => listSpreads(elements).some((spread) => spread.dataset['spread'] === place)
    return attachSwipe(stage, {
      readBook: () => ({
        direction: readDirection(),
        widthPixels: stage.clientWidth,
        hasNext: has('next'),
        hasPrevious: has('previous'),
      }),
      listSpreads: () => listSpreads(elements),
      onTurn: (to) => turn(to),
    })
  }, [stage])
  return null
}
