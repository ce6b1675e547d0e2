import type { SaveOutcome } from '@lectern/core/pipeline'

/**
 * Joins the outcomes of two saves that follow each other: everything that either has written is saved, and the author is asked
 * about every conflict of both. A failure counts before pages that are gone.
 */
export function joinOutcomes(first: SaveOutcome, second: SaveOutcome): SaveOutcome {
  const revisions = new Map([...first.revisions, ...second.revisions])
  const theirs = [first, second].flatMap((outcome) => (outcome.kind === 'conflict' ? outcome.theirs : []))
  if (theirs.length > 0) return { kind: 'conflict', revisions, theirs }
  const failed = [first, second].find((outcome) => outcome.kind === 'failed')
  if (failed !== undefined) return { ...failed, revisions }
  const gone = [first, second].flatMap((outcome) => (outcome.kind === 'gone' ? outcome.pageVariationIds : []))
  return gone.length > 0 ? { kind: 'gone', revisions, pageVariationIds: gone } : { kind: 'saved', revisions }
}
