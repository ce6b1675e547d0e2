import { selectExisting, type EditorStore } from './create-editor-store'
import type { PageCommands, PageRects } from './editor'
import { listScopes } from './list-scopes'
import { placeRects, rectKinds, type PlacedRect } from './placed-rect'
import { changeToRects, joinChanges } from './rect-changes'
import { snapshotPage } from './snapshot-page'

export function createPageCommands(store: EditorStore, cancelGesture: () => void): PageCommands {
  const { document, steps, unsaved } = store
  return {
    loadPage(pageVariationId, rects) {
      const placed = placePage(pageVariationId, rects)
      document.loadPage(pageVariationId, placed)
      unsaved.setSaved(pageVariationId, placed, placed)
      store.update({ documentVersion: store.getState().documentVersion + 1 })
    },
    forgetPage(pageVariationId) {
      cancelGesture()
      steps.forgetPage(pageVariationId)
      document.loadPage(pageVariationId, [])
      unsaved.setSaved(pageVariationId, [], [])
      const { documentVersion, selected } = store.getState()
      store.update({ documentVersion: documentVersion + 1, selected: selectExisting(document, selected) })
    },
    restoreDrafts(pages) {
      const changes = pages.flatMap(({ pageVariationId, rects }) =>
        listScopes(pageVariationId, rects).map(({ scope, rects: own }) => changeToRects(document, scope, own)),
      )
      store.record(joinChanges(changes), 'restore')
    },
    savedOf: (pageVariationId) => unsaved.savedOf(pageVariationId),
    snapshotPage: (pageVariationId) => snapshotPage(document, pageVariationId),
    markSaved(snapshot) {
      const { pageVariationId } = snapshot
      const now = rectKinds.flatMap((kind) => document.inOrder({ pageVariationId, kind }))
      unsaved.setSaved(pageVariationId, snapshot.placed, now)
      store.update({})
    },
  }
}

function placePage(pageVariationId: number, rects: PageRects): PlacedRect[] {
  return listScopes(pageVariationId, rects).flatMap(({ scope, rects: own }) => placeRects(scope, own))
}
