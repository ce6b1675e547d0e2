import { useEffect, useState } from 'react'

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Returns true when neither pointer nor keyboard was used for a while. Always false when `afterMs` is null. */
export function useIdle(afterMs: number | null): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (afterMs === null) return
    let timer = window.setTimeout(() => setIdle(true), afterMs)
    const wake = () => {
      window.clearTimeout(timer)
      setIdle(false)
      timer = window.setTimeout(() => setIdle(true), afterMs)
    }
    for (const sign of signsOfLife) document.addEventListener(sign, wake, { passive: true })
    return () => {
      window.clearTimeout(timer)
      for (const sign of signsOfLife) document.removeEventListener(sign, wake)
    }
  }, [afterMs])
  return idle && afterMs !== null
}
