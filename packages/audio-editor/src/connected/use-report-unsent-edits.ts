import { startTransition, useEffect, useEffectEvent } from 'react'
import type { AudioEditorStore } from '../editor/create-audio-editor'
import type { AudioEditorState } from '../editor/editor-state'
import { isUnsent } from '../speech-text/text-edits'

/** Changes to the text that no narration was generated from. This device keeps them. */
export interface UnsentEdits {
  readonly pageNumbers: () => readonly number[]
  /** Leaves the text as it was sent last. */
  readonly discard: () => void
}

export interface ReportUnsentEditsOptions {
  readonly store: AudioEditorStore
  readonly pages: readonly { readonly pageVariationId: number; readonly pageNumber: number }[]
  readonly onUnsent: (edits: UnsentEdits | null) => void
}

/** Tells the application about unsent changes to the text, so that nobody leaves them by mistake. */
export function useReportUnsentEdits({ store, pages, onUnsent }: ReportUnsentEditsOptions): void {
  const report = useEffectEvent(onUnsent)
  useEffect(() => {
    const edits: UnsentEdits = {
      pageNumbers: () => findUnsent(store.getState(), pages),
      discard: () => store.send({ kind: 'text', event: { kind: 'unsent-discarded' } }),
    }
    let isReported = false
    const follow = () => {
      const hasUnsent = hasUnsentEdits(store.getState(), pages)
      if (hasUnsent === isReported) return
      isReported = hasUnsent
      // The application renders again without stopping what is typed.
      if (hasUnsent) startTransition(() => report(edits))
      else report(null)
    }
    follow()
    const end = store.subscribe(follow)
    return () => {
      end()
      if (isReported) report(null)
    }
  }, [store, pages])
}

/** Returns true if a page has unsent changes. It is asked after every letter: changed pages are few. */
function hasUnsentEdits({ text }: AudioEditorState, pages: ReportUnsentEditsOptions['pages']): boolean {
  for (const [id, edit] of text.edits) {
    if (isUnsent(edit) && pages.some(({ pageVariationId }) => pageVariationId === id)) return true
  }
  return false
}

/** Returns the numbers of the pages with unsent changes; changes to pages that are gone count no more. */
function findUnsent({ text }: AudioEditorState, pages: ReportUnsentEditsOptions['pages']): number[] {
  return pages.flatMap(({ pageVariationId, pageNumber }) => {
    const edit = text.edits.get(pageVariationId)
    return edit !== undefined && isUnsent(edit) ? [pageNumber] : []
  })
}
