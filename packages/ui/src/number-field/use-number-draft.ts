import type { KeyboardEvent } from 'react'
import { useDraft } from '../field/use-draft'
import { formatNumber } from './format-number'
import { parseNumber } from './parse-number'
import { countDecimals, snapNumber, stepNumber, type NumberRange } from './step-number'

interface NumberDraftOptions extends NumberRange {
  readonly locale: string
  readonly value: number | null
  readonly mayBeEmpty: boolean
  readonly onChange: (value: number | null) => void
}

export interface NumberDraft {
  /** The text in the field: the draft, otherwise the formatted value. */
  readonly text: string
  /** Text that was left without being a number. It stays, so that it can be corrected. */
  readonly faultyText: string | null
  readonly type: (text: string) => void
  /** True when Escape restores something. */
  readonly holdsEscape: boolean
  /** Ends typing: rounds the draft to a step within the range and formats it. */
  readonly settle: () => void
  readonly step: (steps: number) => void
  readonly pressKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

const largeStep = 10

/** Keeps the text of a number field between the first key and the final value. */
export function useNumberDraft({ locale, value, mayBeEmpty, onChange, ...range }: NumberDraftOptions): NumberDraft {
  const draft = useDraft(value)
  const holdsEscape = draft.text !== null
  const typed = draft.text === null ? value : parseNumber(draft.text, locale)
  const written = value === null ? '' : formatNumber(value, locale, Math.max(countDecimals(range.step), 3))
  const emitChange = (next: number | null) => {
    if (next === value) return
    draft.note(next)
    onChange(next)
  }
  const goTo = (next: number) => {
    draft.drop()
    emitChange(next)
  }

  const type = (text: string) => {
    draft.type(text)
    const next = parseNumber(text, locale)
    // An unfinished number may be out of range or between steps: "1" of "12". It waits until the field loses the focus.
    if (next !== null && snapNumber(next, range) === next) emitChange(next)
  }
  const settle = () => {
    if (draft.text === null) return
    if (draft.text.trim() === '') {
      draft.drop()
      if (mayBeEmpty) emitChange(null)
      return
    }
    const next = parseNumber(draft.text, locale)
    if (next === null) draft.leave()
    else goTo(snapNumber(next, range))
  }
  const step = (steps: number) => goTo(stepNumber(typed ?? value, steps, range))
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // The input method handles these keys.
    if (event.nativeEvent.isComposing) return
    const size = event.shiftKey ? largeStep : 1
    const reactions: Readonly<Partial<Record<string, () => void>>> = {
      ArrowUp: () => step(size),
      ArrowDown: () => step(-size),
      PageUp: () => step(largeStep),
      PageDown: () => step(-largeStep),
    }
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape' && holdsEscape) {
      event.preventDefault()
      event.stopPropagation()
      draft.drop()
    }
    const react = reactions[event.key]
    if (react === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    react()
  }
  const { faultyText } = draft
  return { text: draft.text ?? written, faultyText, holdsEscape, type, settle, step, pressKey }
}
