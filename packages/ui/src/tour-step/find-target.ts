/** The element a step of a tour speaks about; null when it is not there or takes no room. */
export function findTarget(selector: string): Element | null {
  const element = document.querySelector(selector)
  return element !== null && element.getClientRects().length > 0 ? element : null
}
