/** What a story says of itself before it is drawn. */
interface StoryFacts {
  readonly name: string
  readonly initialArgs: Readonly<Record<string, unknown>>
  readonly playFunction?: unknown
}

/**
 * Whether a story may lay something over the whole page: a dialog that is open from the start would cover the
 * documentation around it and keep its focus. Such a story is shown in a window of its own there.
 */
export function needsOwnWindow({ name, initialArgs, playFunction }: StoryFacts): boolean {
  const isOpen = initialArgs['open'] === true || initialArgs['defaultOpen'] === true
  return isOpen || typeof playFunction === 'function' || /\bopen\b/i.test(name)
}
