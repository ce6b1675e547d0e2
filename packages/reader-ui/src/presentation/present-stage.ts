import { presentedAttribute, unpresentedAttribute } from './presenter-marks'

const toasts = '[data-toasts]'

/**
 * Marks the stage as filling the window, and everything around it as hidden. Toasts and other children of the body stay: they
 * are dialogs and menus. Returns a function that undoes it.
 *
 * @param beside an element with the same parent that shares the window with the stage; null for none
 */
export function presentStage(stage: Element, beside: Element | null): () => void {
  const hidden = listAround(stage).filter((element) => element !== beside)
  const presented = beside === null ? stage : stage.parentElement
  if (presented === null) throw new Error('The page is on no screen.')
  presented.setAttribute(presentedAttribute, '')
  for (const element of hidden) element.setAttribute(unpresentedAttribute, '')
  return () => {
    presented.removeAttribute(presentedAttribute)
    for (const element of hidden) element.removeAttribute(unpresentedAttribute)
  }
}

function listAround(element: Element): Element[] {
  const parent = element.parentElement
  if (parent === null || parent === document.body) return []
  const beside = [...parent.children].filter((other) => other !== element)
  return [...beside.flatMap(listWithoutToasts), ...listAround(parent)]
}

function listWithoutToasts(element: Element): Element[] {
  if (element.matches(toasts)) return []
  return element.querySelector(toasts) === null ? [element] : [...element.children].flatMap(listWithoutToasts)
}
