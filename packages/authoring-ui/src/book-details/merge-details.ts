import type { CoverChoice, CreatorDraft, DetailsDraft } from './details-draft'

export type DetailsField = keyof DetailsDraft
/** Fields that only one of two authors can decide. Lists of names are merged entry by entry. */
export type ConflictField = Exclude<DetailsField, 'categories' | 'series' | 'tags'>
export type DetailsChoice = 'mine' | 'theirs'

export interface MergedDetails {
  readonly draft: DetailsDraft
  /** Fields that both authors changed, each to another value; `draft` has mine in them. */
  readonly conflicts: readonly ConflictField[]
}

/**
 * Merges the details of two authors who changed the same revision (a three-way merge). Names that either added are kept, those
 * that either removed are left out.
 *
 * @param choices decisions on conflicts
 */
export function mergeDetails(
  base: DetailsDraft,
  mine: DetailsDraft,
  theirs: DetailsDraft,
  choices: ReadonlyMap<ConflictField, DetailsChoice> = new Map(),
): MergedDetails {
  const conflicts: ConflictField[] = []
  const choose = <Value>(field: ConflictField, of: (draft: DetailsDraft) => Value, key: (value: Value) => unknown) => {
    const [before, own, other] = [of(base), of(mine), of(theirs)]
    if (key(own) === key(before)) return other
    if (key(other) === key(before) || key(own) === key(other)) return own
    const choice = choices.get(field)
    if (choice === undefined) conflicts.push(field)
    return choice === 'theirs' ? other : own
  }
  const itself = <Value>(value: Value) => value
  const namesOf = (field: 'categories' | 'series' | 'tags') => mergeNames(base[field], mine[field], theirs[field])
  const draft = {
    title: choose('title', ({ title }) => title, itself),
    description: choose('description', ({ description }) => description, itself),
    cover: choose('cover', ({ cover }) => cover, coverKey),
    categories: namesOf('categories'),
    series: namesOf('series'),
    tags: namesOf('tags'),
    creators: choose('creators', ({ creators }) => creators, creatorsKey),
    color: choose(
      'color',
      ({ color }) => color,
      (color) => color?.toLowerCase() ?? null,
    ),
    visibility: choose('visibility', ({ visibility }) => visibility, itself),
  }
  return { draft, conflicts }
}

/** Returns true if a save would send nothing. */
export function isSameDetails(one: DetailsDraft, other: DetailsDraft): boolean {
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other))
}

function toComparable(draft: DetailsDraft) {
  return { ...draft, cover: coverKey(draft.cover), creators: creatorsKey(draft.creators) }
}

/** Identifies a cover. The query of a link is its signature, which changes with each load. */
function coverKey(cover: CoverChoice): string {
  if (cover.kind === 'page') return `page ${cover.variationId}`
  return cover.kind === 'file' ? cover.link : (cover.link?.split('?')[0] ?? 'none')
}

export function creatorsKey(creators: readonly CreatorDraft[]): string {
  return JSON.stringify(creators.map(({ name, role }) => [name, role]))
}

function mergeNames(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const kept = theirs.filter((name) => mine.includes(name) || !base.includes(name))
  const added = mine.filter((name) => !base.includes(name) && !theirs.includes(name))
  return [...kept, ...added]
}
