import { isRightToLeft, type AutoplayStart, type PopupTrigger } from '@lectern/core/book'
import { groupLines } from '@lectern/core/page-layout'
import { assignAutoplay } from '@lectern/core/sync'
import type { WorkPage } from '../desk-plan/work-page'
import type { PlacedRect } from '../editor/placed-rect'
import type { RectDocument } from '../editor/rect-document'
import { changeTrigger } from './change-mark'
import { toMarksKey } from './marks-key'
import { isMarkRect } from './page-mark'
import { findStart } from './start-times'

/** The start that a trigger has in a language, and the one that it would get. */
export interface PlannedStart {
  readonly pageNumber: number
  readonly trigger: PopupTrigger
  /** Null while the trigger does not open automatically. */
  readonly before: AutoplayStart | null
  readonly start: AutoplayStart
  /** The trigger with its new start. */
  readonly after: PlacedRect
}

/**
 * Plans when the triggers of pages open automatically in a language, by their position on the page and the times of its words.
 * Triggers that are hidden in the language are left out. Nothing is changed.
 */
export function planAutoplay(
  pages: readonly WorkPage[],
  document: Pick<RectDocument, 'inOrder'>,
  language: string,
): PlannedStart[] {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  return pages.flatMap(({ pageId, pageNumber, pageVariationId }) => {
    const words = document.inOrder({ pageVariationId, kind: 'rectsByWords' }).map((placed) => placed.rect)
    const lines = groupLines(words, { direction })
    const placed = document.inOrder({ pageVariationId: toMarksKey(pageId), kind: 'marks' })
    const shown = placed.flatMap((entry) => {
      const { rect } = entry
      if (!isMarkRect(rect) || rect.mark.kind !== 'trigger') return []
      const { fields } = rect.mark
      if (fields.hiddenVariations?.includes(language) === true) return []
      const { x, y, width, height } = rect
      const { autoplayStartTime } = fields
      return [{ id: entry.id, x, y, width, height, autoplayStartTime, fields, entry, rect }]
    })
    return assignAutoplay(shown, lines, { language, direction }).flatMap((assigned) => {
      const { fields, entry, rect, autoplayStartTime } = assigned
      const start = findStart(autoplayStartTime, language)
      if (start === null) return []
      const after = { ...entry, rect: changeTrigger(rect, { autoplayStartTime }) }
      return [{ pageNumber, trigger: fields, before: findStart(fields.autoplayStartTime, language), start, after }]
    })
  })
}

/** Lists the starts of a plan that differ from the present ones. */
export function listNewStarts(plan: readonly PlannedStart[]): PlannedStart[] {
  return plan.filter(
    ({ before, start }) => before === null || before.value !== start.value || before.orderIndex !== start.orderIndex,
  )
}
