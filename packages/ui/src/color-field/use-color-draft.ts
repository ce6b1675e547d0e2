import type { KeyboardEvent } from 'react'
import { useDraft } from '../field/use-draft'
import { readColor } from './read-color'

export interface ColorDraft {
  /** The text being typed; null while the field shows its value. */
  readonly text: string | null
  /** Text that was left without being a colour. It stays, so that it can be corrected. */
  readonly faultyText: string | null
  readonly type: (text: string) => void
  /** Replaces the text by a colour that was picked. */
  readonly pick: (color: string) => void
  /** Ends typing: shows the value again, or marks the text as faulty. */
  readonly settle: () => void
  readonly pressKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Keeps the text of a colour field between the first key and the final value, and reports each new colour in it. */
export function useColorDraft(value: string, onChange: (value: string) => void): ColorDraft {
  const draft = useDraft(value)
  const change = (next: string) => {
    if (next === value) return
    draft.note(next)
    onChange(next)
  }
  const settle = () => {
    if (draft.text === null) return
    // An emptied field restores its last colour. Other invalid input stays, so that it can be corrected.
    if (draft.text.trim() === '' || readColor(draft.text) !== null) draft.drop()
    else draft.leave()
  }
  return {
    text: draft.text,
    faultyText: draft.faultyText,
    settle,
    type: (text) => {
      draft.type(text)
      const next = readColor(text)
      if (next !== null) change(next)
    },
    pick: (color) => {
      draft.drop()
      change(color)
    },
    pressKey: (event) => {
      // The input method handles these keys.
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter') settle()
      if (event.key !== 'Escape' || draft.text === null) return
      event.preventDefault()
      event.stopPropagation()
      draft.drop()
    },
  }
}
