import type { Draft } from './draft-store'

/**
 * The drafts to be offered: the newest of each page of the chapter, out of visits that are over. What is older waits for
 * its turn; what a tab that is open holds is that tab's.
 */
export function chooseDrafts(
  drafts: readonly Draft[],
  pageVariationIds: readonly number[],
  liveVisits: ReadonlySet<string>,
): Draft[] {
  const newest = new Map<number, Draft>()
  for (const draft of drafts) {
    if (liveVisits.has(draft.visitId) || !pageVariationIds.includes(draft.pageVariationId)) continue
    const known = newest.get(draft.pageVariationId)
    if (known === undefined || known.changedAt < draft.changedAt) newest.set(draft.pageVariationId, draft)
  }
  return [...newest.values()]
}
