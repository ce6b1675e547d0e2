/** Elements that the tour explains. */
export const tourTargets = ['turn', 'play', 'contents', 'notes', 'settings', 'more'] as const
export type TourTarget = (typeof tourTargets)[number]

/** Returns the attribute that marks the element of a step. */
export function tourTarget(target: TourTarget): { readonly 'data-tour': TourTarget } {
  return { 'data-tour': target }
}

/** Selectors of the targets. Those of the first load have no mark of the tour. */
export const tourSelectors: Readonly<Record<TourTarget, string>> = {
  turn: '[data-turn]',
  play: '[data-play]',
  contents: '[data-tour="contents"]',
  notes: '[data-tour="notes"]',
  settings: '[data-tour="settings"]',
  more: '[data-tour="more"]',
}
