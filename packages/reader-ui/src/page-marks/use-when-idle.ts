import { startTransition, useEffect, useState } from 'react'

/** Time after the frame in which the browser may paint it and do what it has put off. */
const REST_MS = 60

/** Returns the value of a moment ago: a change is passed on after the frame of the one that caused it. */
export function useWhenIdle<Value>(value: Value): Value {
  const [passed, setPassed] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPassed(value)), REST_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return passed
}
