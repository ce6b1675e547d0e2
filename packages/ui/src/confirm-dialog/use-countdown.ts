import { useEffect, useState } from 'react'

/** Whole seconds left of `seconds`, counted down from the moment `running` becomes true. */
export function useCountdown(running: boolean, seconds: number): number {
  const [left, setLeft] = useState(seconds)
  const [wasRunning, setWasRunning] = useState(running)
  if (wasRunning !== running) {
    setWasRunning(running)
    setLeft(seconds)
  }
  useEffect(() => {
    if (!running || left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [running, left])
  return running ? left : seconds
}
