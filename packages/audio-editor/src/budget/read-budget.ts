import { budgetBand, type BudgetBand } from '@lectern/core/audio'
import { defaultCharacterLimit } from '@lectern/core/book'

/** The last Unix second of a JavaScript date. */
const LAST_UNIX_SECONDS = 8.64e12

/** Colours of the bands. The interface names the band in words too, never by colour alone. */
export const budgetColors: Readonly<Record<BudgetBand, 'green' | 'amber' | 'red'>> = {
  low: 'green',
  high: 'amber',
  critical: 'red',
}

/** Fields of the speech provider. */
export interface Subscription {
  character_count: number
  character_limit: number
  next_character_count_reset_unix?: number | null | undefined
}

/** A character budget as a bar shows it. */
export interface CharacterBudget {
  usedCharacters: number
  limitCharacters: number
  /** Seconds since 1970; null if unknown. */
  resetsAtUnixSeconds: number | null
  band: BudgetBand
  /** Filled fraction of the bar, 0 to 1; an overdrawn budget fills it. */
  fraction: number
  /** False while the subscription could not be loaded, which never blocks generating. */
  isKnown: boolean
}

/**
 * Reads the budget that a bar shows: 0 of the default limit of 100 characters while the subscription is unknown. Counts that
 * are not numbers from 0 up are treated as missing, and so is a reset time beyond all dates.
 *
 * @example
 * const budget = readBudget({ character_count: 800, character_limit: 1000 })
 * budget.band // => 'high'
 * budget.fraction // => 0.8
 * readBudget(null).isKnown // => false
 */
export function readBudget(subscription: Subscription | null | undefined): CharacterBudget {
  const usedCharacters = readCount(subscription?.character_count) ?? 0
  const limitCharacters = readCount(subscription?.character_limit) ?? defaultCharacterLimit
  const resetsAt = readCount(subscription?.next_character_count_reset_unix)
  return {
    usedCharacters,
    limitCharacters,
    resetsAtUnixSeconds: resetsAt !== null && resetsAt <= LAST_UNIX_SECONDS ? resetsAt : null,
    band: budgetBand(usedCharacters, limitCharacters),
    fraction: limitCharacters > 0 ? Math.min(1, usedCharacters / limitCharacters) : 1,
    isKnown: subscription !== null && subscription !== undefined,
  }
}

function readCount(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) && value >= 0 ? value : null
}
