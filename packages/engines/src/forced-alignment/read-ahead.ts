/**
 * The same values, each asked for while whoever takes them is still at the one before. What the source throws is thrown
 * when its turn comes, and by nobody when that never does.
 */
export async function* readAhead<T>(values: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const ask = () =>
    values.next().then(
      (answer) => ({ kind: 'answer' as const, answer }),
      (error: unknown) => ({ kind: 'threw' as const, error }),
    )
  try {
    let coming = ask()
    for (;;) {
      const came = await coming
      if (came.kind === 'threw') throw came.error
      if (came.answer.done) return
      coming = ask()
      yield came.answer.value
    }
  } finally {
    await values.return()
  }
}
