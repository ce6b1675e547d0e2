import { useEffect, useMemo, useRef, useState } from 'react'
import { chooseDrafts } from '../drafts/choose-drafts'
import type { Draft } from '../drafts/draft-store'
import { keepDrafts, type DraftKeeper } from '../drafts/keep-drafts'
import { openVisits } from '../drafts/visits'
import type { Editor } from '../editor/editor'
import type { Saver } from '../saving/save-pages'
import { useDraftStore } from './use-draft-store'

export interface Drafts {
  /** Work that was not saved the last time, waiting to be taken back or given up. */
  readonly offered: readonly Draft[]
  /** This device keeps what is not saved yet; false when it gives no room for that. */
  readonly kept: boolean
  readonly restore: () => void
  readonly discard: () => void
}

export interface UseDraftsOptions {
  readonly authorId: number
  readonly bookId: number
  readonly editor: Editor
  readonly saver: Saver
  /** The rects of the chapter have been loaded. */
  readonly ready: boolean
  readonly pageVariationIds: readonly number[]
}

interface Found {
  readonly drafts: readonly Draft[]
  readonly liveVisits: ReadonlySet<string>
}

/** Keeps unsaved work on the device, and offers back what an earlier visit of the same author left there. */
export function useDrafts({ authorId, bookId, editor, saver, ready, pageVariationIds }: UseDraftsOptions): Drafts {
  const store = useDraftStore()
  const [visitId] = useState(() => crypto.randomUUID())
  const [visits] = useState(() => openVisits(readLocks()))
  const [found, setFound] = useState<Found | null>(null)
  const [refused, setRefused] = useState(false)
  const keeper = useRef<DraftKeeper | null>(null)
  const looked = found !== null

  useEffect(() => visits.hold(visitId), [visits, visitId])

  useEffect(() => {
    if (store === null || looked) return
    let outdated = false
    Promise.all([visits.live(), store.ofBook(authorId, bookId)]).then(
      ([liveVisits, drafts]) => {
        if (!outdated) setFound({ drafts: drafts.filter((draft) => draft.visitId !== visitId), liveVisits })
      },
      (reason: unknown) => console.warn('Unsaved work could not be read from this device.', reason),
    )
    return () => {
      outdated = true
    }
  }, [store, looked, visits, authorId, bookId, visitId])

  // It does not wait for what was left: that has keys of its own, and can be out of reach.
  useEffect(() => {
    if (store === null || !ready) return
    const keeping = keepDrafts({
      editor,
      store,
      owner: { authorId, bookId, visitId },
      revisionOf: (pageVariationId) => saver.revisionOf(pageVariationId),
      now: () => Date.now(),
      setTimer: (run, milliseconds) => {
        const id = window.setTimeout(run, milliseconds)
        return () => window.clearTimeout(id)
      },
      onKept: () => setRefused(false),
      onFailure: (reason) => {
        console.warn('Unsaved work could not be kept on this device.', reason)
        setRefused(true)
      },
    })
    keeper.current = keeping
    const leave = () => void keeping.flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      keeper.current = null
      keeping.stop()
    }
  }, [store, ready, editor, saver, authorId, bookId, visitId])

  const offered = useMemo(
    () => (found === null || !ready ? [] : chooseDrafts(found.drafts, pageVariationIds, found.liveVisits)),
    [found, ready, pageVariationIds],
  )
  const takeOff = (drafts: readonly Draft[]) =>
    setFound((now) => now && { ...now, drafts: now.drafts.filter((draft) => !drafts.includes(draft)) })
  const remove = (drafts: readonly Draft[]) => {
    for (const draft of drafts) {
      store
        ?.remove(draft)
        .catch((reason: unknown) => console.warn('A draft could not be removed from this device.', reason))
    }
  }

  return {
    offered,
    kept: store !== null && !refused,
    restore() {
      // The save goes out on the revision that the work was done on: a newer one on the server asks first.
      for (const draft of offered) saver.setRevision(draft.pageVariationId, draft.baseRevision)
      editor.restoreDraft(offered)
      takeOff(offered)
      // It is this visit's from now on: what the former one left may go as soon as the device has it again.
      void keeper.current?.flush().then((safe) => safe && remove(offered))
    },
    discard() {
      takeOff(offered)
      remove(offered)
    },
  }
}

/** An address without TLS has none. */
function readLocks(): LockManager | undefined {
  return navigator.locks
}
