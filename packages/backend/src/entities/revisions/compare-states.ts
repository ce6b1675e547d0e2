import type { StoredChange } from '../schema/stored-shapes'
import { isEqualJson } from './is-equal-json'

type State = Readonly<Record<string, unknown>>

/** Clients choose the names of fields without a column, so the recorded names are limited. */
const maxFields = 100
const maxNameLength = 200

/** Returns the names of changed fields; for lists whose entries have ids also the numbers of entries. */
export function compareStates(before: State, after: State): StoredChange[] {
  const changes: StoredChange[] = []
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    if (isEqualJson(before[field], after[field])) continue
    changes.push({ field: field.slice(0, maxNameLength), ...compareLists(before[field], after[field]) })
    if (changes.length === maxFields) break
  }
  return changes
}

function compareLists(before: unknown, after: unknown): Omit<StoredChange, 'field'> {
  const [old, now] = [byId(before), byId(after)]
  if (old === null || now === null) return {}
  let [added, changed] = [0, 0]
  for (const [id, entry] of now) {
    if (!old.has(id)) added += 1
    else if (!isEqualJson(old.get(id), entry)) changed += 1
  }
  let removed = 0
  for (const id of old.keys()) if (!now.has(id)) removed += 1
  return { added, removed, changed }
}

/** Returns the entries of a list by id; null for anything else. */
function byId(value: unknown): Map<string | number, unknown> | null {
  if (!Array.isArray(value)) return null
  const list: readonly unknown[] = value
  const entries = new Map<string | number, unknown>()
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || !('id' in entry)) return null
    const { id } = entry
    if (typeof id !== 'string' && typeof id !== 'number') return null
    entries.set(id, entry)
  }
  return entries
}
