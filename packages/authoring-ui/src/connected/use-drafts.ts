import { useEffect, useState } from 'react'
import { openDraftStore, type Draft, type DraftStore } from '../drafts/draft-store'
import { keepDrafts } from '../drafts/keep-drafts'
import type { Editor } from '../editor/editor'
import type { Saver } from '../saving/save-pages'

export interface Drafts {
  /** Work that was not saved the last time, waiting to be taken back or given up. */
  readonly offered: readonly Draft[]
  /** This device keeps what is not saved yet; false when it gives no room for that. */
  readonly kept: boolean
  readonly restore: () => void
  readonly discard: () => void
}

export interface UseDraftsOptions {
  readonly bookId: number
  readonly editor: Editor
  readonly saver: Saver
  /** The rects of the chapter have been loaded. */
  readonly ready: boolean
  readonly pageVariationIds: readonly number[]
}

/** Keeps unsaved work on the device, and offers back what an earlier visit left there. */
export function useDrafts({ bookId, editor, saver, ready, pageVariationIds }: UseDraftsOptions): Drafts {
  const [store, setStore] = useState<DraftStore | null>(null)
  const [offered, setOffered] = useState<readonly Draft[]>([])
  const [looked, setLooked] = useState(false)
  const [kept, setKept] = useState(true)

  useEffect(() => {
    if (store === null || !ready || looked) return
    store.ofBook(bookId).then(
      (drafts) => {
        setOffered(drafts.filter((draft) => pageVariationIds.includes(draft.pageVariationId)))
        setLooked(true)
      },
      (reason: unknown) => {
        console.warn('Unsaved work could not be read from this device.', reason)
        setKept(false)
      },
    )
  }, [store, ready, looked, bookId, pageVariationIds])

  useEffect(() => {
    if (store === null || !looked) return
    return keepDrafts({
      editor,
      store,
      bookId,
      revisionOf: (pageVariationId) => saver.revisionOf(pageVariationId),
      now: () => Date.now(),
      setTimer: (run, milliseconds) => {
        const id = window.setTimeout(run, milliseconds)
        return () => window.clearTimeout(id)
      },
      onFailure: (reason) => {
        console.warn('Unsaved work could not be kept on this device.', reason)
        setKept(false)
      },
    })
  }, [store, looked, editor, saver, bookId])

  // Last, so that on the way out what was changed last is written before the store closes.
  useEffect(() => {
    let gone = false
    let opened: DraftStore | null = null
    openDraftStore().then(
      (found) => {
        opened = found
        if (gone) found.close()
        else setStore(found)
      },
      (reason: unknown) => {
        console.warn('Unsaved work cannot be kept on this device.', reason)
        setKept(false)
      },
    )
    return () => {
      gone = true
      setStore(null)
      opened?.close()
    }
  }, [])

  const giveUp = (drafts: readonly Draft[]) => {
    for (const draft of drafts) {
      store
        ?.remove(draft.bookId, draft.pageVariationId)
        .catch((reason: unknown) => console.warn('A draft could not be removed from this device.', reason))
    }
  }

  return {
    offered,
    kept,
    restore() {
      // The save goes out on the revision that the work was done on: a newer one on the server asks first.
      for (const draft of offered) saver.setRevision(draft.pageVariationId, draft.baseRevision)
      editor.restoreDraft(offered)
      setOffered([])
    },
    discard() {
      giveUp(offered)
      setOffered([])
    },
  }
}
