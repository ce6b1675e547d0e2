import { drawBox, findMountedPage } from './draw-on-page'
import { highlightProperties } from './highlight-properties'
import type { PlacedMark } from './place-word-mark'
import { roomProperties } from './room-properties'
import * as styles from './word-marks.css'

/** A word that is highlighted. */
export interface WordMark {
  readonly key: string
  readonly pageId: number
  /** Returns the place of the mark on an image of this width in pixels; null for a word without one. */
  readonly placeOn: (imageWidth: number) => PlacedMark | null
  /** The word's own colour. */
  readonly color: string | null
  /** True for a sentence, which has the colour of the text that is read. */
  readonly isSentence: boolean
}

/** Draws the mark of a word on its page, over the sentence. Returns null while the page is not mounted. */
export function drawWordMark({ key, pageId, placeOn, color, isSentence }: WordMark): HTMLElement | null {
  const page = findMountedPage(pageId)
  const placed = page === null ? null : placeOn(page.width)
  if (page === null || placed === null) return null
  const element = drawBox(placed.box, page)
  element.className = styles.wordMark
  element.dataset['wordMark'] = key
  const { style } = element
  const length = (pixels: number) => `${(pixels / page.width) * 100}cqw`
  style.fontSize = length(placed.lineHeight)
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    style.setProperty(roomProperties[side], length(placed.room[side]))
  if (color !== null && CSS.supports('color', color)) style.setProperty(highlightProperties.own, color)
  if (isSentence) style.setProperty(highlightProperties.activeWord, 'initial')
  page.layer.append(element)
  return element
}
