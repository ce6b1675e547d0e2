/** The text being typed into a field whose value is not a text. */
export interface Draft<Value> {
  readonly text: string
  /** The text was left without being a valid value. It stays, so that it can be corrected. */
  readonly isLeft: boolean
  /** The value that the field had when it was last compared. */
  readonly seen: Value
  /** Values that the field has reported since then, in order. They may still come back as its value. */
  readonly reported: readonly Value[]
}

/**
 * Compares a draft with the field's current value: keeps the draft when the field itself reported the value, and drops
 * it for any other new value.
 */
export function followValue<Value>(draft: Draft<Value> | null, value: Value): Draft<Value> | null {
  if (draft === null || Object.is(draft.seen, value)) return draft
  const index = draft.reported.indexOf(value)
  return index === -1 ? null : { ...draft, seen: value, reported: draft.reported.slice(index + 1) }
}
