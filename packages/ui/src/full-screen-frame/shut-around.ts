const TOASTS = '[data-toasts]'

/**
 * Makes everything around an element inert, which the element covers. Other children of the body stay: they hold
 * dialogs, menus and tooltips. Toasts stay wherever they are.
 * @returns a function that undoes it
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
  if (element.matches(TOASTS)) return []
  if (element.querySelector(TOASTS) !== null) return [...element.children].flatMap(listWithoutToasts)
  return element instanceof HTMLElement ? [element] : []
}
