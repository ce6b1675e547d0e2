import { useState } from 'react'
import { followValue, type Draft } from './follow-value'

export interface FieldDraft<Value> {
  /** Null while nothing is being typed. */
  readonly text: string | null
  /** Text that was left without being a valid value. */
  readonly faultyText: string | null
  readonly type: (text: string) => void
  /** To be called with every value that the field reports, so that the draft survives that change. */
  readonly note: (value: Value) => void
  /** Typing has ended with an invalid text. */
  readonly leave: () => void
  readonly drop: () => void
}

/**
 * Keeps the text of a field between the first key and the final value. Drops it when the value changes from outside.
 */
export function useDraft<Value>(value: Value): FieldDraft<Value> {
  const [known, setKnown] = useState<Draft<Value> | null>(null)
  const draft = followValue(known, value)
  if (draft !== known) setKnown(draft)
  return {
    text: draft?.text ?? null,
    faultyText: draft?.isLeft === true ? draft.text : null,
    type: (text) => setKnown((last) => ({ text, isLeft: false, seen: value, reported: last?.reported ?? [] })),
    note: (next) => setKnown((last) => last && { ...last, reported: [...last.reported, next] }),
    leave: () => setKnown((last) => last && { ...last, isLeft: true }),
    drop: () => setKnown(null),
  }
}
