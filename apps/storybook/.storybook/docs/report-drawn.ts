/** Message of a story's frame to the page around it, once the story is drawn and played. */
export interface DrawnMessage {
  readonly kind: 'lectern-drawn'
  /** Height of the content in CSS pixels; null if it fills the frame. */
  readonly height: number | null
}

/** Space below the lowest element, for its shadow and the padding of the page, in CSS pixels. */
const BOTTOM_SPACE = 32

/** Tells the page around this frame that its story is drawn. */
export function reportDrawn(frame: Window): void {
  if (frame.parent === frame) return
  const message: DrawnMessage = {
    kind: 'lectern-drawn',
    height: measureContentHeight(frame.document, frame.innerHeight),
  }
  frame.parent.postMessage(message, frame.location.origin)
}

export function isDrawn(message: unknown): message is DrawnMessage {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'lectern-drawn'
}

/** Returns the height that shows all content, or null if something is fixed to the edges of the window. */
export function measureContentHeight(document: Document, windowHeight: number): number | null {
  const lowest = lowestOf(document.body, Infinity, windowHeight)
  return lowest === Infinity ? null : Math.ceil(lowest) + BOTTOM_SPACE
}

/** Returns the lower edge of an element's visible content, which is cut off at `clip`; Infinity if it fills the window. */
function lowestOf(parent: Element, clip: number, windowHeight: number): number {
  let lowest = 0
  for (const element of parent.children) {
    if (element.matches('.sb-wrapper') || !element.checkVisibility({ visibilityProperty: true })) continue
    const { top, bottom, width } = element.getBoundingClientRect()
    const height = Math.min(clip, bottom) - top
    const isSeen = height > 1 && width > 1
    const style = getComputedStyle(element)
    if (isSeen && (height >= windowHeight - 1 || isFixedToEdge(style))) return Infinity
    if (isSeen) lowest = Math.max(lowest, Math.min(clip, bottom))
    const innerClip = style.overflowY === 'visible' ? clip : Math.min(clip, bottom)
    lowest = Math.max(lowest, lowestOf(element, innerClip, windowHeight))
  }
  return lowest
}

/** Returns true for a sheet or a toast. A menu is fixed too, but moved to its button by a transform. */
function isFixedToEdge({ position, transform }: CSSStyleDeclaration): boolean {
  return position === 'fixed' && transform === 'none'
}
