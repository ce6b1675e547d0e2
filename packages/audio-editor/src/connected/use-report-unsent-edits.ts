import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
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
  const hasUnsent = useSyncExternalStore(store.subscribe, () => findUnsent(store.getState(), pages).length > 0)
  const report = useEffectEvent(onUnsent)
  useEffect(() => {
    if (!hasUnsent) return
    report({
      pageNumbers: () => findUnsent(store.getState(), pages),
      discard: () => store.send({ kind: 'text', event: { kind: 'unsent-discarded' } }),
    })
    return () => report(null)
  }, [store, pages, hasUnsent])
}

/** Returns the numbers of the pages with unsent changes; changes to pages that are gone count no more. */
function findUnsent({ text }: AudioEditorState, pages: ReportUnsentEditsOptions['pages']): number[] {
  return pages.flatMap(({ pageVariationId, pageNumber }) => {
    const edit = text.edits.get(pageVariationId)
    return edit !== undefined && isUnsent(edit) ? [pageNumber] : []
  })
}
