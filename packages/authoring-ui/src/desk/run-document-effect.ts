import type { DocumentEffect } from '../desk-plan/desk-effect'
import type { Editor } from '../editor/editor'

/** Executes a change of the editor's document or of what it shows. */
export function runDocumentEffect(editor: Editor, effect: DocumentEffect): void {
  switch (effect.do) {
    case 'load-page':
      editor.loadPage(effect.pageVariationId, effect.rects)
      return
    case 'forget-page':
      editor.forgetPage(effect.pageVariationId)
      return
    case 'clear-history':
      editor.clearHistory()
      return
    case 'replace-rects':
      editor.replaceRects(effect.label, effect.scopes)
      return
    case 'mark-saved':
      for (const snapshot of effect.snapshots) editor.markSaved(snapshot)
      return
    case 'mark-current-saved':
      for (const id of effect.pageVariationIds) editor.markSaved(editor.snapshotPage(id))
      return
    case 'restore-drafts':
      editor.restoreDrafts(effect.drafts)
      return
    case 'show-page':
      editor.show(effect.scope, effect.size)
      return
    case 'select':
      editor.select(effect.ids)
      return
  }
}
