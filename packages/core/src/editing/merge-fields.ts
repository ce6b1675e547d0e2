/** Three versions of an object. */
export interface FieldVersions<Fields extends object> {
  /** The version that both others started from; undefined if each of them added the object. */
  readonly base: Fields | undefined
  readonly mine: Fields
  readonly theirs: Fields
}

/** A field that both sides changed, each to another value. A value is undefined in a version without the field. */
export interface FieldConflict {
  /** Name of the field; within a map, the key of the entry follows. */
  readonly path: readonly string[]
  readonly mine: unknown
  readonly theirs: unknown
}

/** Rules of a merge of fields. */
export interface FieldMerge {
  /** Names of fields that hold independent entries, such as texts by language: they are merged entry by entry. */
  readonly maps: ReadonlySet<string>
  readonly isSame: (one: unknown, other: unknown) => boolean
  /** Decides a conflict. */
  readonly takesTheirs: (path: readonly string[]) => boolean
}

/** The merged object, and the fields that both sides changed, whichever side was taken. */
export interface MergedFields<Fields extends object> {
  readonly fields: Fields
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Merges two versions of an object field by field (a three-way merge): a field that one side has changed, added or removed is
 * taken from that side. Where both did, `takesTheirs` decides. Values of an unknown form are taken as they are.
 *
 * @example
 * const base = { title: { en: 'Owl' }, color: 'red' }
 * const mine = { title: { en: 'Owl', es: 'Búho' }, color: 'red' }
 * const theirs = { title: { en: 'The owl' }, color: 'blue' }
 * const merge = { maps: new Set(['title']), isSame: Object.is, takesTheirs: () => false }
 * mergeFields({ base, mine, theirs }, merge).fields // => { title: { en: 'The owl', es: 'Búho' }, color: 'blue' }
 */
export function mergeFields<Fields extends object>(
  { base, mine, theirs }: FieldVersions<Fields>,
  merge: FieldMerge,
): MergedFields<Fields> {
  const conflicts: FieldConflict[] = []
  const fields = mergeEntries([base, mine, theirs], [], merge, conflicts)
  return { fields, conflicts }
}

function mergeEntries<Fields extends object>(
  [base, mine, theirs]: readonly [object | undefined, Fields, object],
  path: readonly string[],
  merge: FieldMerge,
  conflicts: FieldConflict[],
): Fields {
  const merged = { ...mine }
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const versions = [readOwn(base, name), readOwn(mine, name), readOwn(theirs, name)] as const
    const value = mergeValue(versions, [...path, name], merge, conflicts)
    if (value === undefined) Reflect.deleteProperty(merged, name)
    // An assignment to a field named `__proto__` would not add one.
    else Object.defineProperty(merged, name, { value, writable: true, enumerable: true, configurable: true })
  }
  return merged
}

function mergeValue(
  [before, own, other]: readonly [unknown, unknown, unknown],
  path: readonly string[],
  merge: FieldMerge,
  conflicts: FieldConflict[],
): unknown {
  if (merge.isSame(own, before)) return other
  if (merge.isSame(other, before) || merge.isSame(own, other)) return own
  const [name = ''] = path
  if (path.length === 1 && merge.maps.has(name) && isEntries(own) && isEntries(other)) {
    return mergeEntries([isEntries(before) ? before : undefined, own, other], path, merge, conflicts)
  }
  conflicts.push({ path, mine: own, theirs: other })
  return merge.takesTheirs(path) ? other : own
}

function readOwn(fields: object | undefined, name: string): unknown {
  return fields !== undefined && Object.hasOwn(fields, name) ? Reflect.get(fields, name) : undefined
}

function isEntries(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
