import type { ServerPage } from '@lectern/core/pipeline'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { isMarksKey } from '../marks/marks-key'
import { mergeMarks, type MergedMarks } from '../marks/merge-marks'
import type { SavingState } from './saving-state'

/** Returns the marks of a page merged with the server's; null for rects, and where the common beginning is not known. */
function mergePage(
  { pageVariationId, rects }: ServerPage,
  preferred: 'mine' | 'theirs',
  { withoutBase }: SavingState,
  document: DocumentView,
): MergedMarks | null {
  if (!isMarksKey(pageVariationId) || withoutBase.has(pageVariationId)) return null
  const toRects = (placed: ReturnType<DocumentView['savedOf']>) => placed.map(({ rect }) => rect)
  return mergeMarks(
    {
      base: toRects(document.savedOf(pageVariationId)),
      mine: toRects(document.rectsOf(pageVariationId, 'marks')),
      theirs: rects.marks ?? [],
    },
    preferred,
  )
}

export interface MergedConflicts {
  /** Pages that could be merged without a question. */
  readonly merged: readonly ServerPage[]
  /** Pages that the author has to decide about. */
  readonly asked: readonly ServerPage[]
  /** Replaces the marks of the merged pages. */
  readonly effects: readonly DeskEffect[]
}

/** Merges the pages of a conflict on which nobody has changed the same mark. */
export function mergeConflicts(
  theirs: readonly ServerPage[],
  state: SavingState,
  document: DocumentView,
): MergedConflicts {
  const merges = theirs.map((page) => ({ page, merge: mergePage(page, 'mine', state, document) }))
  const merged = merges.filter(({ merge }) => merge?.conflicts === 0)
  return {
    merged: merged.map(({ page }) => page),
    asked: merges.filter(({ merge }) => merge?.conflicts !== 0).map(({ page }) => page),
    effects: merged.flatMap(({ page, merge }) => (merge === null ? [] : replaceMarks(page, merge))),
  }
}

/** Returns effects that add the server's other marks to the pages whose own marks the author keeps. */
export function mergeIntoMine(theirs: readonly ServerPage[], state: SavingState, document: DocumentView): DeskEffect[] {
  return theirs.flatMap((page) => {
    const merge = mergePage(page, 'mine', state, document)
    return merge === null ? [] : replaceMarks(page, merge)
  })
}

function replaceMarks({ pageVariationId }: ServerPage, { rects }: MergedMarks): DeskEffect[] {
  return [{ do: 'replace-rects', label: 'merge', scopes: [{ scope: { pageVariationId, kind: 'marks' }, rects }] }]
}
