/** Toasts, and the region around them with its ways in and out. */
const OVER_ALL = '[data-toasts], [role="region"]:has(> [data-toasts])'

/**
 * Takes everything around an element, which covers it, out of reach of the Tab key and of screen readers. What the body
 * holds beside the application stays: there lie dialogs, menus and tooltips; toasts stay wherever they are.
 * @returns gives it back
 */
export function shutAround(element: Element): () => void {
  const shut = listAround(element).filter((other) => !other.inert)
  for (const other of shut) other.inert = true
  return () => {
    for (const other of shut) other.inert = false
  }
}

function listAround(element: Element): HTMLElement[] {
  const around = element.parentElement
  if (around === null || around === document.body) return []
  const beside = [...around.children].filter((other) => other !== element)
  return [...beside.flatMap(listWithoutToasts), ...listAround(around)]
}

function listWithoutToasts(element: Element): HTMLElement[] {
  if (element.matches(OVER_ALL)) return []
  if (element.querySelector(OVER_ALL) !== null) return [...element.children].flatMap(listWithoutToasts)
  return element instanceof HTMLElement ? [element] : []
}
