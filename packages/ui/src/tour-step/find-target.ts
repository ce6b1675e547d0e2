/** Returns the element that a step of a tour explains; null when it is missing or has no size. */
export function findTarget(selector: string): Element | null {
  const element = document.querySelector(selector)
  return element !== null && element.getClientRects().length > 0 ? element : null
}
