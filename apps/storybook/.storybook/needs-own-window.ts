/** What a story says of itself before it is drawn. */
export interface StoryFacts {
  readonly name: string
  readonly initialArgs: Readonly<Record<string, unknown>>
  readonly playFunction?: unknown
  /** What the story fixes of the toolbar: a direction, a width. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, unknown>>
}

/**
 * Whether a story may do something to the whole page: a dialog that is open from the start would cover the documentation
 * around it and keep its focus, a screen is as high as the window, and another direction turns the document round. Such a
 * story is shown in a window of its own there; one that says `frame: 'page'` does none of it, whatever its siblings do.
 */
export function needsOwnWindow({ name, initialArgs, playFunction, storyGlobals, parameters }: StoryFacts): boolean {
  if (parameters?.['frame'] === 'page') return false
  const isOpen = initialArgs['open'] === true || initialArgs['defaultOpen'] === true
  const setsSurroundings = Object.keys(storyGlobals ?? {}).length > 0
  const fillsWindow = parameters?.['layout'] === 'fullscreen' || parameters?.['frame'] !== undefined
  return isOpen || setsSurroundings || fillsWindow || typeof playFunction === 'function' || /\bopen\b/i.test(name)
}
