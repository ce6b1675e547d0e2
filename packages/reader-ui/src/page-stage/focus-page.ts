import { pageScrollerAttribute } from '../playback/scroll-word-into-view'

/** Moves the focus to the page of the book, where the element that had it disappears. */
export function focusPage(): void {
  document.querySelector<HTMLElement>(`[${pageScrollerAttribute}]`)?.focus({ preventScroll: true })
}
