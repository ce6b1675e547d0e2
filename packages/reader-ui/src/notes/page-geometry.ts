import type { ImageSize } from '../book/reader-book'
import { pageHeight, pageWidth } from '../page-stage/page-view.css'
import type { PagePoint } from './place-note'

/** Returns the size of a mounted page in pixels of its image. */
export function readPageSize(page: HTMLElement): ImageSize {
  const read = (name: string) => Number(page.style.getPropertyValue(name))
  return { width: read(pageWidth), height: read(pageHeight) }
}

/** Returns the point of a page that is at a point of the window. */
export function toPagePoint(page: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): PagePoint {
  const { left, top, width, height } = page.getBoundingClientRect()
  const size = readPageSize(page)
  return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height }
}

/** Finds a page of the visible spread. */
export function findPageElement(pageId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spread="shown"] [data-page="${pageId}"]`)
}
