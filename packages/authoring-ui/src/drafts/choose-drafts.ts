import type { Draft } from './draft-database'

/**
 * Chooses the drafts to offer: the newest of each page of the chapter, left by visits that are over. Older ones are offered once
 * the newer is gone. Drafts of an open tab belong to that tab.
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
