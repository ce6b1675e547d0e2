/** Facts of a story that are known before it is drawn. */
export interface StoryFacts {
  readonly name: string
  readonly initialArgs: Readonly<Record<string, unknown>>
  readonly playFunction?: unknown
  /** Values of the toolbar that the story fixes, such as a direction or a width. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, unknown>>
}

/**
 * Returns true if a story would affect the page of documentation around it and needs a frame of its own: an open dialog
 * covers the page and keeps the focus, a screen is as high as the window, another direction turns the document. The
 * parameter `frame: 'page'` says that a story does none of this.
 */
export function needsOwnFrame({ name, initialArgs, playFunction, storyGlobals, parameters }: StoryFacts): boolean {
  if (parameters?.['frame'] === 'page') return false
  const isOpen = initialArgs['open'] === true || initialArgs['defaultOpen'] === true
  const fixesToolbar = Object.keys(storyGlobals ?? {}).length > 0
  const fillsWindow = parameters?.['layout'] === 'fullscreen' || parameters?.['frame'] !== undefined
  return isOpen || fixesToolbar || fillsWindow || typeof playFunction === 'function' || /\bopen\b/i.test(name)
}
