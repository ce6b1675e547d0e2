const MOST_TRIES = 5
const FIRST_MS = 500
const MOST_MS = 8000
/** A provider that wants to be left alone for longer is left alone: whoever waits is told. */
const MOST_ASKED_MS = 30_000

/**
 * Milliseconds until the next try, null when there is none. Doubles with every try, with full jitter, and never less than
 * the provider asks for.
 * @param triesMade 1 after the first
 * @param askedMs what the provider's Retry-After says, null when it says nothing
 * @param random [0, 1)
 */
export function planWait(triesMade: number, askedMs: number | null, random: number): number | null {
  if (triesMade >= MOST_TRIES || (askedMs ?? 0) > MOST_ASKED_MS) return null
  const jittered = random * Math.min(MOST_MS, FIRST_MS * 2 ** (triesMade - 1))
  return Math.round((askedMs ?? 0) + jittered)
}
