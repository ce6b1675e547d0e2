/** Returns a function that runs up to `atOnce` pieces of work at the same time; others wait in order. */
export function createSemaphore(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let going = 0
  return async (work) => {
    if (going >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else going += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else going -= 1
    }
  }
}
