import { useEffect, useState } from 'react'

/** Returns true once the given time has passed since `running` became true, and false while it is not running. */
export function useDelay(running: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  const [wasRunning, setWasRunning] = useState(running)
  if (wasRunning !== running) {
    setWasRunning(running)
    setOver(false)
  }
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [running, milliseconds])
  return running && isOver
}
