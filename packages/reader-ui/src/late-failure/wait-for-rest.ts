/** A browser without idle callbacks, Safari, waits so long instead. */
const WAIT_MILLISECONDS = 120
const LATEST_MILLISECONDS = 5000

/** Resolves when the browser has nothing to do for the reader, or after five seconds. */
export function waitForRest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MILLISECONDS })
    else setTimeout(resolve, WAIT_MILLISECONDS)
  })
}
