/** Lets callers share a running call, so that work that hangs hangs once and not once per caller. */
export function shareRunningCall<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null
  return () => {
    running ??= work().finally(() => (running = null))
    return running
  }
}
