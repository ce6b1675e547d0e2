import type { TourTarget } from './tour-targets'

/** A step of the tour. `menu` explains the menu where it has the settings too. */
export interface TourStepPlan {
  readonly target: TourTarget
  readonly texts: TourTarget | 'menu'
}

const order = ['turn', 'play', 'contents', 'notes', 'settings', 'more'] as const

/**
 * Returns the steps of the tour: those whose targets are on screen, in their order.
 *
 * @example
 * listTourSteps(['play', 'more']) // => [{ target: 'play', texts: 'play' }, { target: 'more', texts: 'menu' }]
 */
export function listTourSteps(onScreen: readonly TourTarget[]): readonly TourStepPlan[] {
  const hasSettings = onScreen.includes('settings')
  return order
    .filter((target) => onScreen.includes(target))
    .map((target) => ({ target, texts: target === 'more' && !hasSettings ? 'menu' : target }))
}
