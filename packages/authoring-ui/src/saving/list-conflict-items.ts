import type { ServerPage } from '@lectern/core/pipeline'
import type { Rect } from '@lectern/core/geometry'
import { nameMark } from '../marks/name-rect'
import { isMarkRect, type PageMark } from '../marks/page-mark'
import { keyOfPage } from './merge-conflicts'
import type { MarkConflict } from './saving-state'

/** One version of a mark: removed, or with the parts that differ from the common beginning. */
export interface ItemVersion {
  readonly isRemoved: boolean
  readonly isMoved: boolean
  /** Its fields differ, the title included. */
  readonly isRewritten: boolean
  /** The title of this version; null without one. */
  readonly title: string | null
}

/** Something that two authors changed: a mark, or a page whose versions cannot be merged. */
export type ConflictItem =
  | { readonly kind: 'page'; readonly key: string; readonly pageVariationId: number }
  | {
      readonly kind: PageMark['kind']
      readonly key: string
      readonly pageVariationId: number
      /** Null without a title. */
      readonly title: string | null
      readonly mine: ItemVersion
      readonly theirs: ItemVersion
    }

/** Lists what the author has to decide about. `language` is that of the titles. */
export function listConflictItems(
  pages: readonly ServerPage[],
  marks: readonly MarkConflict[],
  language: string,
): ConflictItem[] {
  return pages.flatMap(({ pageVariationId }): ConflictItem[] => {
    const ofPage = marks.filter((mark) => mark.pageVariationId === pageVariationId)
    if (ofPage.length === 0) return [{ kind: 'page', key: keyOfPage(pageVariationId), pageVariationId }]
    return ofPage.map(({ key, base, mine, theirs }) => {
      const named = [base, mine, theirs].find((rect) => rect !== undefined)
      return {
        kind: named !== undefined && isMarkRect(named) ? named.mark.kind : 'trigger',
        key,
        pageVariationId,
        title: titleOf(named, language),
        mine: describe(base, mine, language),
        theirs: describe(base, theirs, language),
      }
    })
  })
}

function describe(base: Rect | undefined, version: Rect | undefined, language: string): ItemVersion {
  return {
    isRemoved: version === undefined,
    isMoved: writePlace(base) !== writePlace(version),
    isRewritten: writeFields(base) !== writeFields(version),
    title: titleOf(version, language),
  }
}

const titleOf = (rect: Rect | undefined, language: string) =>
  rect !== undefined && isMarkRect(rect) ? nameMark(rect.mark, language) : null

const writePlace = (rect: Rect | undefined) => rect && [rect.x, rect.y, rect.width, rect.height].join()

/** The place is among the fields too, as it was saved. */
const writeFields = (rect: Rect | undefined) =>
  rect !== undefined && isMarkRect(rect)
    ? JSON.stringify({ ...rect.mark.fields, x: 0, y: 0, width: 0, height: 0 })
    : undefined
