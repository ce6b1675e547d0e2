import { usePageFullScreen } from '@lectern/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { notPresenting, stepPresentation, type PresentationEvent } from './step-presentation'

/** Shows the book in full screen or in presenter mode. */
export interface UsedPresentation {
  readonly isPresenting: boolean
  /** True while the page is in full screen; null where the browser has none. */
  readonly isFull: boolean | null
  readonly present: () => void
  readonly leave: () => void
  readonly toggleFullScreen: () => void
}

/** @param onLeave called when presenter mode has ended, to return the focus */
export function usePresentation(onLeave: () => void): UsedPresentation {
  const { isAvailable, isFull, enter, leave } = usePageFullScreen()
  const [presentation, setPresentation] = useState(notPresenting)
  const run = (event: PresentationEvent) => {
    const step = stepPresentation(presentation, event, { isAvailable, isFull })
    setPresentation(step.presentation)
    if (step.screen === 'enter') void enter()
    if (step.screen === 'leave') void leave()
  }
  const leaveWithScreen = useEffectEvent(() => run('screen-left'))
  useEffect(() => (isFull ? () => leaveWithScreen() : undefined), [isFull])
  const { isPresenting } = presentation
  const tellLeft = useEffectEvent(onLeave)
  useEffect(() => (isPresenting ? () => tellLeft() : undefined), [isPresenting])
  return {
    isPresenting,
    isFull: isAvailable ? isFull : null,
    present: () => run('present-pressed'),
    leave: () => run('leave-pressed'),
    toggleFullScreen: () => void (isFull ? leave() : enter()),
  }
}
