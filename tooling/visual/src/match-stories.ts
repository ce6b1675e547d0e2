import type { IndexEntry } from './read-index.ts'

/** Marks a story that looks different each time it is drawn, or whose fonts come from the machine. */
const WITHOUT_PICTURE = 'no-picture'

/** On which of the two sides a story exists. */
export type Presence = 'both' | 'added' | 'removed'

export interface MatchedStory {
  readonly id: string
  /** Title of the page and name of the story, for people. */
  readonly label: string
  readonly presence: Presence
}

/**
 * Pairs the stories of two Storybooks by id, in the order of the newer one; removed stories come last.
 *
 * @param wanted parts of ids; an empty list keeps all stories
 * @throws if no story has one of the wanted parts
 */
export function matchStories(
  before: readonly IndexEntry[],
  after: readonly IndexEntry[],
  wanted: readonly string[],
): readonly MatchedStory[] {
  const [older, newer] = [before.filter(isPictured), after.filter(isPictured)]
  const olderIds = new Set(older.map(({ id }) => id))
  const newerIds = new Set(newer.map(({ id }) => id))
  const matched = [
    ...newer.map((entry) => describe(entry, olderIds.has(entry.id) ? 'both' : 'added')),
    ...older.filter(({ id }) => !newerIds.has(id)).map((entry) => describe(entry, 'removed')),
  ]
  const unknown = wanted.find((part) => !matched.some(({ id }) => id.includes(part)))
  if (unknown !== undefined) throw new Error(`No story's id contains "${unknown}".`)
  return wanted.length === 0 ? matched : matched.filter(({ id }) => wanted.some((part) => id.includes(part)))
}

function isPictured({ type, tags }: IndexEntry): boolean {
  return type === 'story' && !tags.includes(WITHOUT_PICTURE)
}

function describe({ id, title, name }: IndexEntry, presence: Presence): MatchedStory {
  return { id, label: `${title}: ${name}`, presence }
}
