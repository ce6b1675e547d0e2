import type { ServerPage } from '@lectern/core/pipeline'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import type { Step } from '../desk-plan/step'
import type { SavingState } from './saving-state'

/**
 * Takes over the rects that the server has. Pages with unsaved changes stay as they are, and so do pages whose revision is
 * loaded already, with their part of the history. Pages that are gone from the chapter are removed from the editor.
 */
export function loadServerPages(
  state: SavingState,
  pages: readonly ServerPage[],
  document: DocumentView,
): Step<SavingState> {
  const revisions = new Map(state.revisions)
  const effects: DeskEffect[] = []
  for (const { pageVariationId, revision, rects } of pages) {
    const loaded = revisions.get(pageVariationId)
    if (document.unsavedPages.has(pageVariationId)) continue
    // A response that was under way during a save is older than what the save has made.
    if (loaded !== undefined && loaded >= revision) continue
    // Undo steps were recorded on other rects than these.
    if (loaded !== undefined) effects.push({ do: 'clear-history' })
    revisions.set(pageVariationId, revision)
    effects.push({ do: 'load-page', pageVariationId, rects })
  }
  const remaining = new Set(pages.map((page) => page.pageVariationId))
  for (const pageVariationId of state.revisions.keys()) {
    if (remaining.has(pageVariationId)) continue
    revisions.delete(pageVariationId)
    effects.push({ do: 'forget-page', pageVariationId })
  }
  return { state: { ...state, revisions }, effects }
}
