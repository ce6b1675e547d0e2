export interface ReadCoalescer<Value> {
  /** Returns the key's value as of this call or later; callers who wait at the same time share one read. */
  read(key: string, load: () => Promise<Value>): Promise<Value>
}

interface KeyState<Value> {
  running: number
  /**
   * Starts when a running read ends. New callers join it instead of a running read, which began before their call and may return
   * an older value.
   */
  waiting: WaitingRead<Value> | null
}

interface WaitingRead<Value> {
  promise: Promise<Value>
  start: () => void
}

/** With only one, each caller during a read would have to wait for its end before its own read starts. */
const maxRunning = 2

/**
 * Runs at most two reads per key at once. All further callers share one read, which starts when one of the two ends. So a
 * thousand readers of a book cost the database three queries, and a book that was closed is closed for the next caller, in every
 * process.
 */
export function createReadCoalescer<Value>(): ReadCoalescer<Value> {
  const states = new Map<string, KeyState<Value>>()

  function start(key: string, state: KeyState<Value>, load: () => Promise<Value>): Promise<Value> {
    state.running += 1
    // Async, so that a `load` that throws counts as one that rejects.
    const read = (async () => load())()
    const end = () => {
      state.running -= 1
      const { waiting } = state
      state.waiting = null
      if (waiting) waiting.start()
      else if (state.running === 0) states.delete(key)
    }
    read.then(end, end)
    return read
  }

  return {
    read(key, load) {
      const state = states.get(key) ?? { running: 0, waiting: null }
      states.set(key, state)
      if (state.running < maxRunning) return start(key, state, load)
      state.waiting ??= createWaitingRead(() => start(key, state, load))
      return state.waiting.promise
    },
  }
}

function createWaitingRead<Value>(startRead: () => Promise<Value>): WaitingRead<Value> {
  let start = () => {}
  const promise = new Promise<Value>((resolve) => {
    // Starts immediately: if the other running read ended before, the key would be deleted.
    start = () => resolve(startRead())
  })
  return { promise, start }
}
