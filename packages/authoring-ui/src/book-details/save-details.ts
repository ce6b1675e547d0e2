import { isApiFailure, type ApiFailure } from '@lectern/api-client/session'
import type { DetailsDraft, StoredDetails } from './details-draft'
import { mergeDetails, type ConflictField } from './merge-details'
import { planDetailsSave, type DetailsStep } from './plan-details-save'

export interface StepResult {
  /** The revision after the step; null if the response has none. */
  readonly revision: number | null
  /** The link of the cover after the step; undefined if the step does not tell it. */
  readonly coverLink?: string | null
}

export interface DetailsCalls {
  readonly load: () => Promise<StoredDetails>
  /** Throws an `ApiFailure`, with status 412 if the book has another revision. */
  readonly make: (step: DetailsStep, revision: number | null) => Promise<StepResult>
}

/** `stored` is the server's state on which `draft` is based. */
export type SaveOutcome = { readonly stored: StoredDetails; readonly draft: DetailsDraft } & (
  | { readonly kind: 'saved' }
  /** Another author saved meanwhile, and both changed these fields. Nothing of the two is lost. */
  | { readonly kind: 'conflict'; readonly theirs: StoredDetails; readonly fields: readonly ConflictField[] }
  | { readonly kind: 'failed'; readonly failure: ApiFailure | null }
)

/** Other authors who save all the time are given up on after so many merges. */
const maxMerges = 5

/** Saves a draft. Changes of other authors since then are merged with it, and the merged draft is saved. */
export async function saveDetails(
  calls: DetailsCalls,
  before: StoredDetails,
  mine: DetailsDraft,
): Promise<SaveOutcome> {
  let stored = before
  let draft = mine
  let failure: unknown
  for (let merges = 0; merges <= maxMerges; merges += 1) {
    try {
      for (const step of planDetailsSave(stored, draft)) {
        const result = await calls.make(step, stored.revision)
        stored = advance(stored, draft, step, result)
        if (step.kind === 'cover') draft = { ...draft, cover: stored.draft.cover }
      }
      const loaded = await calls.load().catch(() => stored)
      return { kind: 'saved', stored: loaded, draft }
    } catch (caught) {
      failure = caught
      if (!isStale(caught)) break
      const theirs = await calls.load().catch(() => null)
      if (theirs === null) break
      const merged = mergeDetails(stored.draft, draft, theirs.draft)
      if (merged.conflicts.length > 0) {
        return { kind: 'conflict', stored, draft, theirs, fields: merged.conflicts }
      }
      stored = theirs
      draft = merged.draft
    }
  }
  return { kind: 'failed', stored, draft, failure: isApiFailure(failure) ? failure : null }
}

const isStale = (caught: unknown) => isApiFailure(caught) && caught.status === 412

/** Returns the stored details after a step, so that a failure of a later one does not send it again. */
function advance(stored: StoredDetails, draft: DetailsDraft, step: DetailsStep, result: StepResult): StoredDetails {
  const { revision, coverLink } = result
  const next = { ...stored, revision }
  const base = stored.draft
  switch (step.kind) {
    case 'fields':
      return {
        ...next,
        theme: step.change.theme_data ?? stored.theme,
        draft: { ...draft, cover: base.cover, creators: base.creators },
      }
    case 'cover':
      return { ...next, draft: { ...base, cover: { kind: 'stored', link: coverLink ?? null } } }
    case 'creators':
      return { ...next, draft: { ...base, creators: draft.creators } }
  }
}
