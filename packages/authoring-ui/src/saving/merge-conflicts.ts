import type { ServerPage } from '@lectern/core/pipeline'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { isMarksKey } from '../marks/marks-key'
import { mergeMarks, type MergedMarks } from '../marks/merge-marks'
import type { MarkConflict, SavingState } from './saving-state'

/** Returns the marks of a page merged with the server's; null for rects, and where the common beginning is not known. */
function mergePage(
  { pageVariationId, rects }: ServerPage,
  takesTheirs: (key: string) => boolean,
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
    (id, path) => takesTheirs(keyOfMark({ pageVariationId, id, path })),
  )
}

export interface MarkPart {
  readonly pageVariationId: number
  readonly id: string
  /** The field; null for the whole mark. */
  readonly path: readonly string[] | null
}

/** Returns the key of a mark, or of a field of it, in a conflict: ids of marks are unique on their page only. */
export function keyOfMark({ pageVariationId, id, path }: MarkPart): string {
  const mark = `${pageVariationId} ${id}`
  return path === null ? mark : [mark, ...path].join(' ')
}

/** Returns the key of a page whose two versions cannot be merged. */
export function keyOfPage(pageVariationId: number): string {
  return String(pageVariationId)
}

export interface MergedConflicts {
  /** Pages that could be merged without a question. */
  readonly merged: readonly ServerPage[]
  /** Pages that the author has to decide about. */
  readonly asked: readonly ServerPage[]
  /** The marks of the pages to decide about that both sides changed. */
  readonly marks: readonly MarkConflict[]
  /** Replaces the marks of the merged pages. */
  readonly effects: readonly DeskEffect[]
}

/** Merges the pages of a conflict on which nobody has changed the same field of a mark. */
export function mergeConflicts(
  theirs: readonly ServerPage[],
  state: SavingState,
  document: DocumentView,
): MergedConflicts {
  const merges = theirs.map((page) => ({ page, merge: mergePage(page, () => false, state, document) }))
  const merged = merges.filter(({ merge }) => merge?.conflicts.length === 0)
  return {
    merged: merged.map(({ page }) => page),
    asked: merges.filter(({ merge }) => merge?.conflicts.length !== 0).map(({ page }) => page),
    marks: merges.flatMap(({ page: { pageVariationId }, merge }) =>
      merge === null ? [] : merge.conflicts.map((versions) => ({ ...versions, pageVariationId })),
    ),
    effects: merged.flatMap(({ page, merge }) => (merge === null ? [] : replaceMarks(page, merge))),
  }
}

/** Returns effects that merge the server's marks into the author's, with the server's version of each chosen mark or field. */
export function mergeChosen(
  theirs: readonly ServerPage[],
  takesTheirs: (key: string) => boolean,
  state: SavingState,
  document: DocumentView,
): DeskEffect[] {
  return theirs.flatMap((page) => {
    const merge = mergePage(page, takesTheirs, state, document)
    return merge === null ? [] : replaceMarks(page, merge)
  })
}

function replaceMarks({ pageVariationId }: ServerPage, { rects }: MergedMarks): DeskEffect[] {
  return [{ do: 'replace-rects', label: 'merge', scopes: [{ scope: { pageVariationId, kind: 'marks' }, rects }] }]
}
