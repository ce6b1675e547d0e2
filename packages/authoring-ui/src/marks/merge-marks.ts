import type { FieldConflict } from '@lectern/core/editing'
import type { Rect } from '@lectern/core/geometry'
import { isSameValue } from './is-same-value'
import { mergeMark } from './merge-mark'
import { isMarkRect } from './page-mark'

export interface MarkVersions {
  /** The marks that both versions started from. */
  readonly base: readonly Rect[]
  readonly mine: readonly Rect[]
  readonly theirs: readonly Rect[]
}

/** A mark that both sides changed, each in another way. A version is undefined if it does not have the mark. */
export interface MarkVersion {
  readonly id: string
  readonly base: Rect | undefined
  readonly mine: Rect | undefined
  readonly theirs: Rect | undefined
  /** The fields that both sides changed; empty if one side removed the mark. */
  readonly fields: readonly FieldConflict[]
}

export interface MergedMarks {
  readonly rects: readonly Rect[]
  readonly conflicts: readonly MarkVersion[]
}

/** Decides a conflict about a mark that one side removed (path null), or about a field of a mark that both changed. */
export type TakesTheirs = (id: string, path: readonly string[] | null) => boolean

/**
 * Merges two versions of the marks of a page, mark by mark: a mark that one side has changed, added or removed is taken from
 * that side. A mark that both changed is merged field by field. Where both changed the same field, or one side removed what the
 * other changed, mine wins unless `takesTheirs` says otherwise. Marks keep my order; added ones of the others come last.
 */
export function mergeMarks({ base, mine, theirs }: MarkVersions, takesTheirs: TakesTheirs): MergedMarks {
  const [baseById, mineById, theirsById] = [base, mine, theirs].map(
    (rects) => new Map(rects.map((rect) => [rect.id, rect])),
  )
  const conflicts: MarkVersion[] = []
  const mergeOne = (id: string): Rect | undefined => {
    const [before, own, other] = [baseById?.get(id), mineById?.get(id), theirsById?.get(id)]
    if (isSameMark(before, own)) return other
    if (isSameMark(before, other) || isSameMark(own, other)) return own
    const versions = { id, base: before, mine: own, theirs: other }
    if (own === undefined || other === undefined || !isMarkRect(own) || !isMarkRect(other)) {
      conflicts.push({ ...versions, fields: [] })
      return takesTheirs(id, null) ? other : own
    }
    const begun = before !== undefined && isMarkRect(before) ? before : undefined
    const merged = mergeMark({ base: begun, mine: own, theirs: other }, (path) => takesTheirs(id, path))
    if (merged.conflicts.length > 0) conflicts.push({ ...versions, fields: merged.conflicts })
    return merged.rect
  }
  const ids = new Set([...mine, ...theirs, ...base].map((rect) => rect.id))
  const rects = [...ids].map(mergeOne).filter((rect) => rect !== undefined)
  return { rects, conflicts }
}

function isSameMark(a: Rect | undefined, b: Rect | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isSameValue(readContent(a), readContent(b)))
}

function readContent(rect: Rect) {
  const { x, y, width, height } = rect
  return [x, y, width, height, isMarkRect(rect) ? rect.mark : null]
}
