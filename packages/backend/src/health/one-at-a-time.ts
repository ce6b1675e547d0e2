/** Whoever asks while the work goes on waits for its answer: of work that hangs there is one, not one for each who asks. */
export function oneAtATime<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null
  return () => {
    running ??= work().finally(() => (running = null))
    return running
  }
}
