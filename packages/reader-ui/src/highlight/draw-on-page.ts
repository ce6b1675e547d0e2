import type { Box } from '@lectern/core/geometry'
import { pageHeight, pageWidth } from '../page-stage/page-view.css'
import * as layerStyles from '../text-layer/text-layer.css'

/** The mounted text layer of a page, and the size of its image in pixels. */
export interface MountedPage {
  readonly layer: Element
  readonly width: number
  readonly height: number
}

/** Finds a page that is mounted now, or null. */
export function findMountedPage(pageId: number): MountedPage | null {
  const page = document.querySelector<HTMLElement>(`[data-page="${pageId}"]`)
  const layer = page?.querySelector(`.${layerStyles.layer}`)
  if (!page || !layer) return null
  const [width, height] = [pageWidth, pageHeight].map((name) => Number(page.style.getPropertyValue(name)))
  return width && height ? { layer, width, height } : null
}

/** Creates an element over a box of a page, which scales with the page. */
export function drawBox(box: Box, { width, height }: MountedPage): HTMLElement {
  const element = document.createElement('div')
  const percent = (pixels: number, whole: number) => `${(pixels / whole) * 100}%`
  Object.assign(element.style, {
    left: percent(box.x, width),
    top: percent(box.y, height),
    width: percent(box.width, width),
    height: percent(box.height, height),
  })
  return element
}
