/**
 * Yields the same values and requests the next one while the consumer works on the current one. An error of the source is
 * thrown at its turn, and dropped when the consumer stops before.
 */
export async function* prefetchValues<T>(values: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const request = () =>
    values.next().then(
      (result) => ({ kind: 'result' as const, result }),
      (error: unknown) => ({ kind: 'threw' as const, error }),
    )
  try {
    let next = request()
    for (;;) {
      const outcome = await next
      if (outcome.kind === 'threw') throw outcome.error
      if (outcome.result.done) return
      next = request()
      yield outcome.result.value
    }
  } finally {
    await values.return()
  }
}
