import { useEffect, useState } from 'react'

/** Whether so many milliseconds have gone by since `running` became true. Never so while it is not running. */
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
