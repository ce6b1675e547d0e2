import type { ApiFailure } from '@lectern/api-client/session'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UnsavedWork } from '../connected/unsaved-work'
import type { DetailsDraft, StoredDetails } from './details-draft'
import { isSameDetails, mergeDetails, type ConflictField, type DetailsChoice } from './merge-details'
import { saveDetails, type DetailsCalls } from './save-details'

export interface DetailsConflict {
  /** The details as another author saved them. */
  readonly theirs: StoredDetails
  readonly fields: readonly ConflictField[]
}

export interface DetailsState {
  readonly stored: StoredDetails
  readonly draft: DetailsDraft
  readonly isSaving: boolean
  readonly conflict: DetailsConflict | null
  /** The failure of the last save; `unknown` without a response that explains it. */
  readonly failure: ApiFailure | 'unknown' | null
  /** The title was empty when the book was to be saved. */
  readonly isTitleMissing: boolean
}

export interface DetailsDesk {
  readonly state: DetailsState
  readonly isUnsaved: boolean
  readonly change: (fields: Partial<DetailsDraft>) => void
  /** Resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>
  readonly resolve: (choices: ReadonlyMap<ConflictField, DetailsChoice>) => Promise<boolean>
  /** Closes the question; the changes stay unsaved. */
  readonly postpone: () => void
}

export interface DetailsDeskOptions {
  readonly calls: DetailsCalls
  readonly first: StoredDetails
  readonly onUnsaved: (work: UnsavedWork | null) => void
  readonly onTitleMissing: () => void
}

/** The state of a book's details while they are edited: draft, saving, conflicts, and the leave guard. */
export function useDetailsDesk({ calls, first, onUnsaved, onTitleMissing }: DetailsDeskOptions): DetailsDesk {
  const [state, setState] = useState<DetailsState>({
    stored: first,
    draft: first.draft,
    isSaving: false,
    conflict: null,
    failure: null,
    isTitleMissing: false,
  })
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state))

  const run = async (stored: StoredDetails, sent: DetailsDraft): Promise<boolean> => {
    if (sent.title.trim() === '') {
      setState((now) => ({ ...now, isTitleMissing: true }))
      onTitleMissing()
      return false
    }
    setState((now) => ({ ...now, draft: sent, isSaving: true, failure: null, conflict: null, isTitleMissing: false }))
    const outcome = await saveDetails(calls, stored, sent)
    setState((now) => {
      // Fields typed while the save ran are kept.
      const typed = (theirs: DetailsDraft) => mergeDetails(sent, now.draft, theirs).draft
      const next = { ...now, stored: outcome.stored, isSaving: false }
      if (outcome.kind === 'saved') return { ...next, draft: typed(outcome.stored.draft) }
      if (outcome.kind === 'failed') {
        return { ...next, draft: typed(outcome.draft), failure: outcome.failure ?? 'unknown' }
      }
      return { ...next, draft: typed(outcome.draft), conflict: { theirs: outcome.theirs, fields: outcome.fields } }
    })
    return outcome.kind === 'saved'
  }
  const save = () => {
    const { stored, draft } = latest.current
    return run(stored, draft)
  }
  const resolve = (choices: ReadonlyMap<ConflictField, DetailsChoice>) => {
    const { stored, draft, conflict } = latest.current
    if (conflict === null) return Promise.resolve(false)
    return run(conflict.theirs, mergeDetails(stored.draft, draft, conflict.theirs.draft, choices).draft)
  }
  const isUnsaved = !isSameDetails(state.stored.draft, state.draft)
  useUnsavedReport({ isUnsaved, save, name: state.draft.title, onUnsaved })
  return {
    state,
    isUnsaved,
    change: useCallback(
      (fields) => setState((now) => ({ ...now, draft: { ...now.draft, ...fields }, isTitleMissing: false })),
      [],
    ),
    save,
    resolve,
    postpone: () => setState((now) => ({ ...now, conflict: null })),
  }
}

interface UnsavedReport {
  readonly isUnsaved: boolean
  readonly save: () => Promise<boolean>
  readonly name: string
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

/** Tells the application about unsaved details, and lets the browser ask before the page is left. */
function useUnsavedReport({ isUnsaved, save, name, onUnsaved }: UnsavedReport): void {
  const latest = useRef({ save, name })
  useLayoutEffect(() => void (latest.current = { save, name }))
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    onUnsaved({
      pageNumbers: () => [],
      itemNames: () => [latest.current.name],
      save: () => latest.current.save(),
      isAt: () => false,
    })
    return () => {
      window.removeEventListener('beforeunload', warn)
      onUnsaved(null)
    }
  }, [isUnsaved, onUnsaved])
}
