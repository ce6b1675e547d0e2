import { pageHeight, pageWidth } from '../page-stage/page-view.css'
import * as layerStyles from '../text-layer/text-layer.css'
import { highlightProperties } from './highlight-properties'
import type { SentenceBand } from './plan-highlights'
import * as styles from './sentence-bands.css'

/** Highlights sentences by bands under the words of their pages. */
export interface SentenceBands {
  /** Shows exactly these bands, on the pages that are mounted now. */
  set(bands: readonly SentenceBand[]): void
  /** Returns a band that is shown, or null. */
  findElement(): HTMLElement | null
}

export function createSentenceBands(): SentenceBands {
  const shown = new Map<SentenceBand, HTMLElement>()
  return {
    set(bands) {
      for (const [band, element] of shown) {
        if (bands.includes(band) && element.isConnected) continue
        element.remove()
        shown.delete(band)
      }
      for (const band of bands) {
        if (shown.has(band)) continue
        const element = drawBand(band)
        if (element !== null) shown.set(band, element)
      }
    },
    findElement: () => shown.values().next().value ?? null,
  }
}

function drawBand({ pageId, rect, color }: SentenceBand): HTMLElement | null {
  const page = document.querySelector<HTMLElement>(`[data-page="${pageId}"]`)
  const layer = page?.querySelector(`.${layerStyles.layer}`)
  if (!page || !layer) return null
  const [width, height] = [pageWidth, pageHeight].map((name) => Number(page.style.getPropertyValue(name)))
  const element = document.createElement('div')
  element.className = styles.band
  element.dataset['sentence'] = ''
  const percent = (pixels: number, whole: number | undefined) => `${whole ? (pixels / whole) * 100 : 0}%`
  Object.assign(element.style, {
    left: percent(rect.x, width),
    top: percent(rect.y, height),
    width: percent(rect.width, width),
    height: percent(rect.height, height),
  })
  if (color !== null && CSS.supports('color', color)) element.style.setProperty(highlightProperties.own, color)
  layer.prepend(element)
  return element
}
