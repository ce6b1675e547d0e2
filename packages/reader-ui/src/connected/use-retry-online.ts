import { useEffect, useEffectEvent } from 'react'

/** Retries what has failed as soon as the browser is online again. */
export function useRetryOnline(hasFailed: boolean, retry: () => unknown): void {
  const onOnline = useEffectEvent(() => void retry())
  useEffect(() => {
    if (!hasFailed) return undefined
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [hasFailed])
}
