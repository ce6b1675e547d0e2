/** What the window of a story tells the page of documentation around it once it is drawn and its play has ended. */
export interface Drawn {
  readonly kind: 'lectern-drawn'
  /** How high what it shows is; null when it fills its window. */
  readonly height: number | null
}

/** What belongs to the lowest thing that is shown: its shadow, and the padding of the page. */
const ROOM = 32

export function tellPage(frame: Window): void {
  if (frame.parent === frame) return
  const told: Drawn = { kind: 'lectern-drawn', height: measureShown(frame.document, frame.innerHeight) }
  frame.parent.postMessage(told, frame.location.origin)
}

export function isDrawn(message: unknown): message is Drawn {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'lectern-drawn'
}

/** @returns how high a window has to be to show all of it; null where something is fastened to the window's own edges */
export function measureShown(document: Document, windowHeight: number): number | null {
  const lowest = lowestOf(document.body, Infinity, windowHeight)
  return lowest === Infinity ? null : Math.ceil(lowest) + ROOM
}

/** The lower edge of what is shown within an element, of which nothing is seen below `clip`. */
function lowestOf(parent: Element, clip: number, windowHeight: number): number {
  let lowest = 0
  for (const element of parent.children) {
    if (element.matches('.sb-wrapper') || !element.checkVisibility({ visibilityProperty: true })) continue
    const { top, bottom, width } = element.getBoundingClientRect()
    const height = Math.min(clip, bottom) - top
    const isSeen = height > 1 && width > 1
    const style = getComputedStyle(element)
    if (isSeen && (height >= windowHeight - 1 || isFastened(style))) return Infinity
    if (isSeen) lowest = Math.max(lowest, Math.min(clip, bottom))
    const innerClip = style.overflowY === 'visible' ? clip : Math.min(clip, bottom)
    lowest = Math.max(lowest, lowestOf(element, innerClip, windowHeight))
  }
  return lowest
}

/** A sheet or a toast; a menu is moved to its button by a transform from the upper corner. */
function isFastened({ position, transform }: CSSStyleDeclaration): boolean {
  return position === 'fixed' && transform === 'none'
}
