import { useState, type KeyboardEvent } from 'react'
import { formatNumber } from './format-number'
import { parseNumber } from './parse-number'
import { clampNumber, countDecimals, stepNumber, type NumberRange } from './step-number'

interface NumberDraftOptions extends NumberRange {
  readonly locale: string
  readonly value: number | null
  readonly mayBeEmpty: boolean
  readonly onChange: (value: number | null) => void
}

export interface NumberDraft {
  /** What stands in the field: what is being typed, else the value as the language writes it. */
  readonly text: string
  /** What was typed and left behind without being a number. It stays, so that it can be mended. */
  readonly faultyText: string | null
  readonly type: (text: string) => void
  /** Typing is over: what was typed is put into the range and written cleanly. */
  readonly settle: () => void
  readonly step: (steps: number) => void
  readonly pressKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

const largeStep = 10

/** The text of a number field between the first key and the value. */
export function useNumberDraft({ locale, value, mayBeEmpty, onChange, ...range }: NumberDraftOptions): NumberDraft {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const typed = draft === null ? value : parseNumber(draft, locale)
  const written = value === null ? '' : formatNumber(value, locale, Math.max(countDecimals(range.step), 3))
  const tell = (next: number | null) => {
    if (next !== value) onChange(next)
  }

  const type = (text: string) => {
    setDraft(text)
    setLeft(false)
    const next = parseNumber(text, locale)
    // A number that is only on its way may lie outside: "1" of "12". It waits until typing is over.
    if (next !== null && clampNumber(next, range) === next) tell(next)
  }
  const settle = () => {
    if (draft === null) return
    if (draft.trim() === '') {
      setDraft(null)
      if (mayBeEmpty) tell(null)
      return
    }
    const next = parseNumber(draft, locale)
    if (next === null) {
      setLeft(true)
      return
    }
    setDraft(null)
    tell(clampNumber(next, range))
  }
  const goTo = (next: number) => {
    setDraft(null)
    tell(next)
  }
  const step = (steps: number) => goTo(stepNumber(typed ?? value, steps, range))
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const size = event.shiftKey ? largeStep : 1
    const reactions: Readonly<Partial<Record<string, () => void>>> = {
      ArrowUp: () => step(size),
      ArrowDown: () => step(-size),
      PageUp: () => step(largeStep),
      PageDown: () => step(-largeStep),
    }
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
    const react = reactions[event.key]
    if (react === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    react()
  }
  return { text: draft ?? written, faultyText: isLeft ? draft : null, type, settle, step, pressKey }
}
