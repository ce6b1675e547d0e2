import { presentedAttribute, unpresentedAttribute } from './presenter-marks'

const toasts = '[data-toasts]'

/**
 * Marks the stage as filling the window, and everything around it as hidden. Toasts and other children of the body stay: they
 * are dialogs and menus. Returns a function that undoes it.
 */
export function presentStage(stage: Element): () => void {
  const hidden = listAround(stage)
  stage.setAttribute(presentedAttribute, '')
  for (const element of hidden) element.setAttribute(unpresentedAttribute, '')
  return () => {
    stage.removeAttribute(presentedAttribute)
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
