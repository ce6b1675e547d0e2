type Outcome<T> = { kind: 'result'; result: IteratorResult<T, void> } | { kind: 'threw'; error: unknown }

/**
 * Yields the same values and requests the next ones while the consumer works on the current one, until the waiting values
 * have a size. An error of the source is thrown at its turn, and dropped when the consumer stops before.
 */
export async function* prefetchValues<T>(
  values: AsyncGenerator<T, void>,
  { maxSize, sizeOf }: { maxSize: number; sizeOf: (value: T) => number },
): AsyncGenerator<T, void> {
  const waiting: Outcome<T>[] = []
  let waitingSize = 0
  let isRequested = false
  let isStopped = false
  let onArrival = (): void => {}

  function requestMore(): void {
    const last = waiting.at(-1)
    const hasEnded = last !== undefined && (last.kind === 'threw' || last.result.done === true)
    if (isRequested || isStopped || hasEnded || (waiting.length > 0 && waitingSize >= maxSize)) return
    isRequested = true
    values.next().then(
      (result) => arrive({ kind: 'result', result }),
      (error: unknown) => arrive({ kind: 'threw', error }),
    )
  }

  function arrive(outcome: Outcome<T>): void {
    isRequested = false
    waiting.push(outcome)
    if (outcome.kind === 'result' && !outcome.result.done) waitingSize += sizeOf(outcome.result.value)
    requestMore()
    onArrival()
  }

  try {
    requestMore()
    for (;;) {
      const outcome = waiting.shift()
      if (outcome === undefined) {
        await new Promise<void>((resolve) => {
          onArrival = resolve
        })
        continue
      }
      if (outcome.kind === 'threw') throw outcome.error
      if (outcome.result.done) return
      waitingSize -= sizeOf(outcome.result.value)
      requestMore()
      yield outcome.result.value
    }
  } finally {
    isStopped = true
    await values.return()
  }
}
