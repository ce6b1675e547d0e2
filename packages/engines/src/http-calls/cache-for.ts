/**
 * Caches the result of a function for `keptMs`. Concurrent callers share one call; a failure is not cached.
 * @param isWorthKeeping returns whether a result is cached
 */
export function cacheFor<Answer>(
  keptMs: number,
  nowMs: () => number,
  ask: () => Promise<Answer>,
  isWorthKeeping: (answer: Answer) => boolean,
): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; untilMs: number } | null = null
  return () => {
    if (known && nowMs() < known.untilMs) return known.answer
    const asked = { answer: ask(), untilMs: Number.POSITIVE_INFINITY }
    known = asked
    const settle = (isKept: boolean): void => {
      if (isKept) asked.untilMs = nowMs() + keptMs
      else if (known === asked) known = null
    }
    asked.answer.then(
      (answer) => settle(isWorthKeeping(answer)),
      () => settle(false),
    )
    return asked.answer
  }
}
