import { useEffect } from 'react'

/** Pause between tries while the page is open; a server restarts within seconds. */
const pauseMilliseconds = 5000

/** Calls `retry` as soon as the browser is online again, and every five seconds, while something could not be loaded. */
export function useRetryWhenBack(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setInterval(retry, pauseMilliseconds)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed, retry])
}
