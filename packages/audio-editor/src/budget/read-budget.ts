import { budgetBand, type BudgetBand } from '@lectern/core/audio'
import { defaultCharacterLimit } from '@lectern/core/book'

/** Dates end there. */
const LAST_UNIX_SECONDS = 8.64e12

/** The colour of each band. It never stands alone: the interface says the band in words as well. */
export const budgetColors: Readonly<Record<BudgetBand, 'green' | 'amber' | 'red'>> = {
  low: 'green',
  high: 'amber',
  critical: 'red',
}

/** The speech provider's own fields. */
export interface Subscription {
  character_count: number
  character_limit: number
  next_character_count_reset_unix?: number | null | undefined
}

/** What a budget bar shows, in characters. */
export interface CharacterBudget {
  usedCharacters: number
  limitCharacters: number
  /** Seconds since 1970; null when not known. */
  resetsAtUnixSeconds: number | null
  band: BudgetBand
  /** How much of a bar to fill, 0 to 1: a budget that is overdrawn is drawn as full. */
  share: number
  /** False while the subscription could not be loaded, which never blocks generating. */
  isKnown: boolean
}

/**
 * What a budget bar shows: 0 of the default limit of 100 characters while the subscription is unknown. A count that is no
 * number from 0 up counts as missing, a time of reset beyond all dates too.
 *
 * @example
 * const budget = readBudget({ character_count: 800, character_limit: 1000 })
 * budget.band // => 'high'
 * budget.share // => 0.8
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
    share: limitCharacters > 0 ? Math.min(1, usedCharacters / limitCharacters) : 1,
    isKnown: subscription !== null && subscription !== undefined,
  }
}

function readCount(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) && value >= 0 ? value : null
}
