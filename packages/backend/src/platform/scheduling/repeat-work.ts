export interface Repetition {
  /** Stops repeating and waits for the running call. */
  stop(): Promise<void>
}

/**
 * Calls `work` repeatedly, each time `everyMs` after the previous call ended. Failures are passed to `complain` and do
 * not end it. Keeps no process alive.
 */
export function repeatWork(everyMs: number, work: () => Promise<void>, complain: (error: unknown) => void): Repetition {
  let running = Promise.resolve()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const plan = () => {
    timer = setTimeout(() => {
      running = work()
        .catch(complain)
        .then(() => {
          if (!isStopped) plan()
        })
    }, everyMs)
    timer.unref()
  }
  plan()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
