/** What is being typed into a field whose value is not a text. */
export interface Draft<Value> {
  readonly text: string
  /** It was left behind without being a value. It stays, so that it can be mended. */
  readonly isLeft: boolean
  /** The value the field was given when it was last looked at. */
  readonly seen: Value
  /** The values the field told since then, in order: they may yet come back as its value. */
  readonly told: readonly Value[]
}

/**
 * The draft beside the value the field is given now: a value that the field told itself leaves it as it is, any other new
 * one ends it.
 */
export function followValue<Value>(draft: Draft<Value> | null, value: Value): Draft<Value> | null {
  if (draft === null || Object.is(draft.seen, value)) return draft
  const place = draft.told.indexOf(value)
  return place === -1 ? null : { ...draft, seen: value, told: draft.told.slice(place + 1) }
}
