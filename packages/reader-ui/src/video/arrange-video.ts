import type { ScreenLayout } from '../screen-layout/lay-out-screen'
import { flippedAttribute, paneAttribute, shareProperty, splitAttribute } from './video-marks'

export interface VideoArrangement extends Pick<ScreenLayout, 'arrangement' | 'videoPercent'> {
  /** The page comes first. */
  readonly isFlipped: boolean
}

/**
 * Shows a video beside or above the page. Neither element moves in the document, so the video plays on. Returns a function
 * that hides it again.
 *
 * @param pane the parent of the video, whose own parent holds the page too
 */
export function arrangeVideo(
  pane: HTMLElement,
  { arrangement, videoPercent, isFlipped }: VideoArrangement,
): () => void {
  const screen = pane.parentElement
  if (screen === null) throw new Error('The video has no place beside the page.')
  pane.hidden = false
  pane.setAttribute(paneAttribute, '')
  screen.setAttribute(splitAttribute, arrangement)
  screen.toggleAttribute(flippedAttribute, isFlipped)
  screen.style.setProperty(shareProperty, `${videoPercent}%`)
  return () => {
    pane.hidden = true
    pane.removeAttribute(paneAttribute)
    screen.removeAttribute(splitAttribute)
    screen.removeAttribute(flippedAttribute)
    screen.style.removeProperty(shareProperty)
  }
}
