import { useEffect, useState } from 'react'

/** Pause in typing after which the server searches. */
const pauseMilliseconds = 300

/** Returns a text that follows what is typed after a pause, and at once when it is cleared. */
export function useTypedSearch(text: string): string {
  const [searched, setSearched] = useState(text.trim())
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text.trim()), text === '' ? 0 : pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return searched
}
