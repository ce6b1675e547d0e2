import type { Rect } from '@lectern/core/geometry'
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
}

export interface MergedMarks {
  readonly rects: readonly Rect[]
  readonly conflicts: readonly MarkVersion[]
}

/**
 * Merges two versions of the marks of a page, mark by mark: a mark that one side has changed, added or removed is taken from
 * that side. Where both did, mine wins unless `takesTheirs` says otherwise. Marks keep my order; added ones of the others come
 * last.
 */
export function mergeMarks({ base, mine, theirs }: MarkVersions, takesTheirs: (id: string) => boolean): MergedMarks {
  const [baseById, mineById, theirsById] = [base, mine, theirs].map(
    (rects) => new Map(rects.map((rect) => [rect.id, rect])),
  )
  const merged: Rect[] = []
  const conflicts: MarkVersion[] = []
  for (const id of new Set([...mine, ...theirs, ...base].map((rect) => rect.id))) {
    const [before, own, other] = [baseById?.get(id), mineById?.get(id), theirsById?.get(id)]
    const isMineChanged = !isSameMark(before, own)
    const isTheirsChanged = !isSameMark(before, other)
    const isConflict = isMineChanged && isTheirsChanged && !isSameMark(own, other)
    if (isConflict) conflicts.push({ id, base: before, mine: own, theirs: other })
    const taken = (isConflict ? takesTheirs(id) : isTheirsChanged) ? other : own
    if (taken !== undefined) merged.push(taken)
  }
  return { rects: merged, conflicts }
}

function isSameMark(a: Rect | undefined, b: Rect | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && writeMark(a) === writeMark(b))
}

/** Returns a text that is equal for equal marks. Links of the book are signed again for each response. */
function writeMark(rect: Rect): string {
  const { x, y, width, height } = rect
  return JSON.stringify([x, y, width, height, isMarkRect(rect) ? rect.mark : null], (_name, value: unknown) =>
    typeof value === 'string' && value.includes('/objects/') ? value.replace(/\?.*$/, '') : value,
  )
}
