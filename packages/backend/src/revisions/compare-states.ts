import type { StoredChange } from '../database/stored-shapes'
import { isSameJson } from './is-same-json'

type State = Readonly<Record<string, unknown>>

/** Clients name the fields that the server has no column for; what is kept of them beside each revision stays small. */
const mostFields = 100
const longestName = 200

/** The fields that differ, by name; of lists whose entries have ids, how many of them. */
export function compareStates(before: State, after: State): StoredChange[] {
  const changes: StoredChange[] = []
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    if (isSameJson(before[field], after[field])) continue
    changes.push({ field: field.slice(0, longestName), ...compareLists(before[field], after[field]) })
    if (changes.length === mostFields) break
  }
  return changes
}

function compareLists(before: unknown, after: unknown): Omit<StoredChange, 'field'> {
  const [old, now] = [byId(before), byId(after)]
  if (old === null || now === null) return {}
  let [added, changed] = [0, 0]
  for (const [id, entry] of now) {
    if (!old.has(id)) added += 1
    else if (!isSameJson(old.get(id), entry)) changed += 1
  }
  let removed = 0
  for (const id of old.keys()) if (!now.has(id)) removed += 1
  return { added, removed, changed }
}

/** The entries of a list by their ids; null when it is no list, or one of anything else. */
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
