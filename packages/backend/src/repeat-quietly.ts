export interface Repetition {
  /** Waits for what is being done. */
  stop(): Promise<void>
}

/**
 * Does something again and again, each time so long after the last one has ended; a failure is told, and does not end it.
 * It keeps no process alive.
 */
export function repeatQuietly(
  everyMs: number,
  work: () => Promise<void>,
  complain: (error: unknown) => void,
): Repetition {
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
