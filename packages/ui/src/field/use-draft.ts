import { useState } from 'react'
import { followValue, type Draft } from './follow-value'

export interface FieldDraft<Value> {
  /** Null while nothing is being typed. */
  readonly text: string | null
  /** What was typed and left behind without being a value. */
  readonly faultyText: string | null
  readonly type: (text: string) => void
  /** To be called with every value the field tells: what is typed outlives that change. */
  readonly note: (value: Value) => void
  /** Typing is over, and what was typed is no value. */
  readonly leave: () => void
  readonly drop: () => void
}

/** The text in a field between the first key and the value. It ends when the value is changed from outside. */
export function useDraft<Value>(value: Value): FieldDraft<Value> {
  const [known, setKnown] = useState<Draft<Value> | null>(null)
  const draft = followValue(known, value)
  if (draft !== known) setKnown(draft)
  return {
    text: draft?.text ?? null,
    faultyText: draft?.isLeft === true ? draft.text : null,
    type: (text) => setKnown((last) => ({ text, isLeft: false, seen: value, told: last?.told ?? [] })),
    note: (next) => setKnown((last) => last && { ...last, told: [...last.told, next] }),
    leave: () => setKnown((last) => last && { ...last, isLeft: true }),
    drop: () => setKnown(null),
  }
}
