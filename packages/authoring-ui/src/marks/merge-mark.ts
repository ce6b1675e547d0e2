import { mergeFields, type FieldConflict, type FieldVersions, type MergedFields } from '@lectern/core/editing'
import type { Box } from '@lectern/core/geometry'
import { isSameValue } from './is-same-value'
import type { MarkRect } from './page-mark'

export interface MergedMark {
  readonly rect: MarkRect
  /** Fields that both changed, each to another value. The box is one of them, with the path `placePath`. */
  readonly conflicts: readonly FieldConflict[]
}

type TakesTheirs = (path: readonly string[]) => boolean

/** A mark is moved and resized as a whole. */
export const placePath = 'place'
/** Fields that say where the box of a mark is. */
const placeNames = ['x', 'y', 'width', 'height', 'scale']
/** Fields with a value for each language, and the styles. */
const maps: ReadonlySet<string> = new Set([
  'title',
  'titleAudio',
  'externalLink',
  'styles',
  'link',
  'audioTracks',
  'subtitles',
])

/**
 * Merges two versions of a mark field by field, its texts language by language. Fields of an unknown form are taken as they are
 * from the side that changed them.
 *
 * @param versions the base is undefined if both authors added the mark
 */
export function mergeMark({ base, mine, theirs }: FieldVersions<MarkRect>, takesTheirs: TakesTheirs): MergedMark {
  const [before, own, other] = [base && readBox(base), readBox(mine), readBox(theirs)]
  const merge = { maps, isSame: isSameValue, takesTheirs }
  const boxes = mergeFields(
    { base: before && { [placePath]: before }, mine: { [placePath]: own }, theirs: { [placePath]: other } },
    merge,
  )
  const isTheirBox = boxes.fields[placePath] === other
  const mergeOwn = <Fields extends object>(versions: FieldVersions<Fields>): MergedFields<Fields> =>
    mergeFields(placeAlike(versions, isTheirBox ? versions.theirs : versions.mine), merge)
  const join = (mark: MarkRect['mark'], conflicts: readonly FieldConflict[]): MergedMark => ({
    rect: { ...mine, ...(isTheirBox ? other : own), mark },
    conflicts: [...boxes.conflicts, ...conflicts],
  })
  if (mine.mark.kind === 'trigger' && theirs.mark.kind === 'trigger') {
    const begun = base?.mark.kind === 'trigger' ? base.mark.fields : undefined
    const { fields, conflicts } = mergeOwn({ base: begun, mine: mine.mark.fields, theirs: theirs.mark.fields })
    return join({ kind: 'trigger', fields }, conflicts)
  }
  if (mine.mark.kind === 'point' && theirs.mark.kind === 'point') {
    const begun = base?.mark.kind === 'point' ? base.mark.fields : undefined
    const { fields, conflicts } = mergeOwn({ base: begun, mine: mine.mark.fields, theirs: theirs.mark.fields })
    return join({ kind: 'point', fields }, conflicts)
  }
  throw new Error(`The mark ${mine.id} is a ${mine.mark.kind} here and a ${theirs.mark.kind} there.`)
}

const readBox = ({ x, y, width, height }: MarkRect): Box => ({ x, y, width, height })

/** Gives all versions the place of one of them, so that the fields of the place are not merged one by one. */
function placeAlike<Fields extends object>(
  { base, mine, theirs }: FieldVersions<Fields>,
  placed: Fields,
): FieldVersions<Fields> {
  const place = (version: Fields): Fields => {
    const alike = { ...version }
    for (const name of placeNames) {
      if (Object.hasOwn(placed, name)) Reflect.set(alike, name, Reflect.get(placed, name))
      else Reflect.deleteProperty(alike, name)
    }
    return alike
  }
  return { base: base && place(base), mine: place(mine), theirs: place(theirs) }
}
