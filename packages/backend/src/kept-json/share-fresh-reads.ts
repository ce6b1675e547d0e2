export interface FreshReads<Value> {
  /** The value of the key, read after this was asked; callers who wait at the same time share one reading. */
  read(key: string, load: () => Promise<Value>): Promise<Value>
}

interface Readings<Value> {
  running: number
  /** Begins when a running one ends: who asks while those run may not have their answers, which could be too old. */
  waiting: Waiting<Value> | null
}

interface Waiting<Value> {
  value: Promise<Value>
  /** Begins the reading that those who wait share. */
  begin: () => void
}

/** With one alone everybody would wait while it runs, and nothing would be left to do meanwhile. */
const mostRunning = 2

/**
 * Reads a thing for many callers at once without ever answering with an older state than the one they asked in: of any
 * number of callers two readings run and one waits. So a thousand readers of a book cost the database three queries, and
 * a book that was closed a moment ago is closed for the next caller, on every process.
 */
export function shareFreshReads<Value>(): FreshReads<Value> {
  const known = new Map<string, Readings<Value>>()

  function begin(key: string, readings: Readings<Value>, load: () => Promise<Value>): Promise<Value> {
    readings.running += 1
    const reading = load()
    const end = () => {
      readings.running -= 1
      const { waiting } = readings
      readings.waiting = null
      if (waiting) waiting.begin()
      else if (readings.running === 0) known.delete(key)
    }
    reading.then(end, end)
    return reading
  }

  return {
    read(key, load) {
      const readings = known.get(key) ?? { running: 0, waiting: null }
      known.set(key, readings)
      if (readings.running < mostRunning) return begin(key, readings, load)
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
