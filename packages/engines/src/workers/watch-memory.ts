const EVERY_MILLISECONDS = 250

/**
 * Measures memory four times a second.
 * @param measureMegabytes returns null if it cannot be measured now
 * @param onTooMuch called at every measurement above the limit
 * @returns a function that stops it
 */
export function watchMemory(
  measureMegabytes: () => Promise<number | null>,
  maximumMegabytes: number,
  onTooMuch: (megabytes: number) => void,
): () => void {
  let isStopped = false
  // On a busy machine, measuring can take longer than the interval.
  let isMeasuring = false
  const check = async (): Promise<void> => {
    isMeasuring = true
    const megabytes = await measureMegabytes()
    isMeasuring = false
    if (!isStopped && megabytes !== null && megabytes > maximumMegabytes) onTooMuch(Math.round(megabytes))
  }
  const timer = setInterval(() => {
    if (!isMeasuring) void check()
  }, EVERY_MILLISECONDS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
