import { chooseDrafts } from '../drafts/choose-drafts'
import type { Draft } from '../drafts/draft-database'
import { stay, type Step } from '../desk-plan/step'
import type { SavingState } from './saving-state'

/** Unsaved work on this device. */
export interface DraftsState {
  /** Drafts that earlier visits left; null until they have been read. */
  readonly found: { readonly drafts: readonly Draft[]; readonly liveVisits: ReadonlySet<string> } | null
  /** This device stores unsaved work. */
  readonly isStored: boolean
}

export const noDrafts: DraftsState = { found: null, isStored: false }

export type DraftsEvent =
  | {
      readonly kind: 'drafts-found'
      readonly drafts: readonly Draft[]
      readonly liveVisits: ReadonlySet<string>
    }
  | { readonly kind: 'draft-storage-changed'; readonly isStored: boolean }
  | { readonly kind: 'drafts-restored' }
  | { readonly kind: 'drafts-discarded' }

interface DraftsAndSaving {
  readonly drafts: DraftsState
  readonly saving: SavingState
}

/** Returns the drafts to offer to the author: the newest of each page, left by visits that are over. */
export function offeredDrafts({ found }: DraftsState, pageVariationIds: readonly number[]): readonly Draft[] {
  return found === null ? [] : chooseDrafts(found.drafts, pageVariationIds, found.liveVisits)
}

/** Offers the drafts of earlier visits; restores or discards those on offer. */
export function stepDrafts(
  state: DraftsAndSaving,
  event: DraftsEvent,
  pageVariationIds: readonly number[],
): Step<DraftsAndSaving> {
  const { drafts, saving } = state
  switch (event.kind) {
    case 'drafts-found': {
      const { drafts: found, liveVisits } = event
      return stay({ saving, drafts: { ...drafts, found: { drafts: found, liveVisits } } })
    }
    case 'draft-storage-changed':
      return stay({ saving, drafts: { ...drafts, isStored: event.isStored } })
    case 'drafts-restored': {
      const offered = offeredDrafts(drafts, pageVariationIds)
      // The save is based on the revision of the draft, so that a newer one on the server is a conflict.
      const revisions = new Map(saving.revisions)
      const withoutBase = new Set(saving.withoutBase)
      for (const { pageVariationId, baseRevision } of offered) {
        if (revisions.get(pageVariationId) !== baseRevision) withoutBase.add(pageVariationId)
        revisions.set(pageVariationId, baseRevision)
      }
      return {
        state: { saving: { ...saving, revisions, withoutBase }, drafts: without(drafts, offered) },
        effects: [
          { do: 'restore-drafts', drafts: offered },
          { do: 'adopt-drafts', drafts: offered },
        ],
      }
    }
    case 'drafts-discarded': {
      const offered = offeredDrafts(drafts, pageVariationIds)
      return {
        state: { saving, drafts: without(drafts, offered) },
        effects: [{ do: 'remove-drafts', drafts: offered }],
      }
    }
  }
}

function without(state: DraftsState, gone: readonly Draft[]): DraftsState {
  const { found } = state
  return found === null
    ? state
    : { ...state, found: { ...found, drafts: found.drafts.filter((draft) => !gone.includes(draft)) } }
}
