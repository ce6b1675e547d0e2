import type { RevisionChange } from '@lectern/contracts/app'
import { z } from 'zod'

type State = Readonly<Record<string, unknown>>
type Change = z.input<typeof RevisionChange>

const Entry = z.looseObject({ id: z.union([z.string(), z.number()]) })

/** The fields that differ, by name; of lists whose entries have ids, how many of them. */
export function compareStates(before: State, after: State): Change[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return fields.flatMap((field) => {
    if (toText(before[field]) === toText(after[field])) return []
    return [{ field, ...compareLists(before[field], after[field]) }]
  })
}

function compareLists(before: unknown, after: unknown): Omit<Change, 'field'> {
  const [old, now] = [byId(before), byId(after)]
  if (old === null || now === null) return {}
  let [added, changed] = [0, 0]
  for (const [id, text] of now) {
    const known = old.get(id)
    if (known === undefined) added += 1
    else if (known !== text) changed += 1
  }
  const removed = [...old.keys()].filter((id) => !now.has(id)).length
  return { added, removed, changed }
}

/** The entries of a list by their ids; null when it is no list, or one of anything else. */
function byId(value: unknown): Map<string | number, string> | null {
  if (!Array.isArray(value)) return null
  const entries = new Map<string | number, string>()
  for (const entry of value) {
    const { success, data } = Entry.safeParse(entry)
    if (!success) return null
    entries.set(data.id, toText(entry))
  }
  return entries
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
