import { useSession } from '@lectern/api-client/session'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { allowsNotes } from './allows-notes'
import { createNoteStore, type NoteState, type NoteStore } from './create-note-store'
import { openNoteAccount } from './note-account'
import type { NoteRequest } from './note-request'

export interface UsedNotes extends NoteState {
  readonly store: NoteStore
  /** False in modes without notes, which have bookmarks only. */
  readonly isAllowed: boolean
  /** The action on a note that the reader asked for; null for none. */
  readonly request: NoteRequest | null
  readonly open: (request: NoteRequest | null) => void
}

/** Opens the notes of a book, with its bookmarks, and follows sign-ins, other tabs and the network. */
export function useNotes({ book, session, storage, address }: ReadingToolsProps): UsedNotes {
  const [store] = useState(() => {
    const { bookId } = book
    return createNoteStore({ bookId, storage, account: openNoteAccount(session, bookId), startTimer })
  })
  const userId = useSession(session)?.id ?? null
  useEffect(() => store.setUser(userId), [store, userId])
  useEffect(() => {
    const returnTo = () => {
      if (document.visibilityState === 'visible') store.sync()
    }
    window.addEventListener('online', store.sync)
    document.addEventListener('visibilitychange', returnTo)
    return () => {
      window.removeEventListener('online', store.sync)
      document.removeEventListener('visibilitychange', returnTo)
    }
  }, [store])
  const subscribe = useState(() => (listener: () => void) => {
    // Another tab has changed the device's notes.
    window.addEventListener('storage', listener)
    const stop = store.subscribe(listener)
    return () => {
      window.removeEventListener('storage', listener)
      stop()
    }
  })[0]
  const state = useSyncExternalStore(subscribe, store.current)
  const [request, open] = useState<NoteRequest | null>(null)
  const isAllowed = allowsNotes(address)
  return useMemo(() => ({ ...state, store, isAllowed, request, open }), [state, store, isAllowed, request])
}

function startTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
