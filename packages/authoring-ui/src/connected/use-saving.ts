import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Editor } from '../editor/editor'
import { rectKinds } from '../editor/placed-rect'
import { changeToRects, joinChanges } from '../editor/rect-changes'
import type { SaveCalls, SaveOutcome, Saver, ServerPage } from '../saving/save-pages'

export type SaveScope = 'page' | 'chapter'

export interface Saving {
  readonly busy: boolean
  readonly conflict: readonly ServerPage[]
  /** Saves pages and says so; with `quiet` a success is not worth a word. Answers whether all is saved. */
  readonly save: (scope: SaveScope, pageVariationIds: Iterable<number>, quiet?: boolean) => Promise<boolean>
  readonly keepMine: () => Promise<void>
  readonly takeTheirs: () => void
  readonly decideLater: () => void
}

export interface UseSavingOptions {
  readonly editor: Editor
  readonly saver: Saver
  readonly calls: SaveCalls
  /** Called when the chapter has lost pages: what the desk shows is no longer true. */
  readonly onGone: () => Promise<unknown>
}

/** Saving with its toasts, and the way out of a conflict. */
export function useSaving({ editor, saver, calls, onGone }: UseSavingOptions): Saving {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<readonly ServerPage[]>([])

  const settle = useCallback(
    (scope: SaveScope, outcome: SaveOutcome, quiet: boolean): boolean => {
      switch (outcome.kind) {
        case 'saved':
          if (!quiet) toast({ tone: 'success', message: scope === 'page' ? t('pageSaved') : t('chapterSaved') })
          return true
        case 'conflict':
          setConflict(outcome.theirs)
          return false
        case 'gone':
          toast({ tone: 'critical', message: t('saveGone', { count: outcome.pageVariationIds.length }) })
          void onGone()
          return false
        case 'failed': {
          const listed = scope === 'page' ? t('pageSaveFailed') : t('chapterSaveFailed')
          toast({ tone: 'critical', message: outcome.message === '' ? listed : `${listed}: ${outcome.message}` })
          return false
        }
      }
    },
    [t, toast, onGone],
  )

  const save = useCallback<Saving['save']>(
    async (scope, pageVariationIds, quiet = false) => {
      setBusy(true)
      try {
        return settle(scope, await saver.save(pageVariationIds, calls), quiet)
      } finally {
        setBusy(false)
      }
    },
    [saver, calls, settle],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.getState().unsavedPages.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [editor])

  return {
    busy,
    conflict,
    save,
    async keepMine() {
      for (const page of conflict) saver.setRevision(page.pageVariationId, page.revision)
      const saved = await save(
        'chapter',
        conflict.map((page) => page.pageVariationId),
      )
      if (saved) setConflict([])
    },
    takeTheirs() {
      // A step in the history like any other: undo brings the author's own work back.
      const changes = conflict.flatMap((page) =>
        rectKinds.map((kind) =>
          changeToRects(editor.document, { pageVariationId: page.pageVariationId, kind }, page.rects[kind]),
        ),
      )
      editor.perform('take theirs', joinChanges(changes))
      for (const page of conflict) {
        saver.setRevision(page.pageVariationId, page.revision)
        editor.markSaved(editor.snapshotPage(page.pageVariationId))
      }
      setConflict([])
    },
    decideLater: () => setConflict([]),
  }
}
