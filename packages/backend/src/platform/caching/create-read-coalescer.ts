export interface ReadCoalescer<Value> {
  /** Returns the key's value as of this call or later; callers who wait at the same time share one read. */
  read(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Readings<Value> {
  running: number
  /** Starts when a running read ends: a caller must not get the result of a read that began before its call. */
  waiting: Waiting<Value> | null
}

interface Waiting<Value> {
  value: Promise<Value>
  /** Starts the read that the waiting callers share. */
  begin: () => void
}

/** With one running read, nothing would overlap the wait for it. */
const maxRunning = 2

/**
 * Coalesces reads of one key: of any number of callers two reads run and one waits, and none gets a state older than
 * its call. So a thousand readers of a book cost the database three queries, and a book that was closed is closed for
 * the next caller, in every process.
 */
export function createReadCoalescer<Value>(): ReadCoalescer<Value> {
  const readingsByKey = new Map<string, Readings<Value>>()

  function begin(key: string, readings: Readings<Value>, load: () => Promise<Value>): Promise<Value> {
    readings.running += 1
    const reading = load()
    const end = () => {
      readings.running -= 1
      const { waiting } = readings
      readings.waiting = null
      if (waiting) waiting.begin()
      else if (readings.running === 0) readingsByKey.delete(key)
    }
    reading.then(end, end)
    return reading
  }

  return {
    read(key, load) {
      const readings = readingsByKey.get(key) ?? { running: 0, waiting: null }
      readingsByKey.set(key, readings)
      if (readings.running < maxRunning) return begin(key, readings, load)
      readings.waiting ??= waitToBegin(() => begin(key, readings, load))
      return readings.waiting.value
    },
  }
}

function waitToBegin<Value>(begin: () => Promise<Value>): Waiting<Value> {
  let start = () => {}
  const turn = new Promise<void>((resolve) => (start = resolve))
  return { value: turn.then(begin), begin: start }
}
