import type { FieldConflict } from '@lectern/core/editing'
import type { ServerPage } from '@lectern/core/pipeline'
import type { Rect } from '@lectern/core/geometry'
import { nameMark } from '../marks/name-rect'
import { isMarkRect, type PageMark } from '../marks/page-mark'
import { keyOfMark, keyOfPage } from './merge-conflicts'
import type { MarkConflict } from './saving-state'

/** One version of a mark of which the other one is removed: removed, or with the parts that differ from the common beginning. */
export interface ItemVersion {
  readonly isRemoved: boolean
  readonly isMoved: boolean
  /** Its fields differ, the title included. */
  readonly isRewritten: boolean
  /** The title of this version; null without one. */
  readonly title: string | null
}

interface ItemOfPage {
  readonly key: string
  readonly pageVariationId: number
}

interface ItemOfMark extends ItemOfPage {
  readonly kind: PageMark['kind']
  /** Null without a title. */
  readonly title: string | null
}

/** A mark that one author changed and the other one removed. */
export interface MarkItem extends ItemOfMark {
  readonly mine: ItemVersion
  readonly theirs: ItemVersion
}

/** A field of a mark that both authors changed. */
export interface FieldItem extends ItemOfMark {
  readonly field: FieldConflict
}

/** Something that two authors changed. A page is an item whole if its versions cannot be merged. */
export type ConflictItem = ({ readonly kind: 'page' } & ItemOfPage) | MarkItem | FieldItem

/** Lists what the author has to decide about. `language` is that of the titles. */
export function listConflictItems(
  pages: readonly ServerPage[],
  marks: readonly MarkConflict[],
  language: string,
): ConflictItem[] {
  return pages.flatMap(({ pageVariationId }): ConflictItem[] => {
    const ofPage = marks.filter((mark) => mark.pageVariationId === pageVariationId)
    if (ofPage.length === 0) return [{ kind: 'page', key: keyOfPage(pageVariationId), pageVariationId }]
    return ofPage.flatMap(({ id, base, mine, theirs, fields }): ConflictItem[] => {
      const named = [base, mine, theirs].find((rect) => rect !== undefined)
      const keyOf = (path: readonly string[] | null) => keyOfMark({ pageVariationId, id, path })
      const mark = {
        kind: named !== undefined && isMarkRect(named) ? named.mark.kind : 'trigger',
        pageVariationId,
        title: titleOf(named, language),
      } as const
      if (fields.length > 0) return fields.map((field) => ({ ...mark, key: keyOf(field.path), field }))
      const versions = { mine: describe(base, mine, language), theirs: describe(base, theirs, language) }
      return [{ ...mark, key: keyOf(null), ...versions }]
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
