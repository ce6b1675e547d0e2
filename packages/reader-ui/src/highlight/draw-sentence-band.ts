import { drawBox, findMountedPage } from './draw-on-page'
import { highlightProperties } from './highlight-properties'
import type { SentenceBand } from './plan-highlights'
import * as styles from './sentence-bands.css'

/** Draws a part of a sentence on its page, under the words. Returns null while the page is not mounted. */
export function drawSentenceBand({ pageId, rect, color }: SentenceBand): HTMLElement | null {
  const page = findMountedPage(pageId)
  if (page === null) return null
  const element = drawBox(rect, page)
  element.className = styles.band
  element.dataset['sentence'] = ''
  if (color !== null && CSS.supports('color', color)) element.style.setProperty(highlightProperties.own, color)
  page.layer.prepend(element)
  return element
}
