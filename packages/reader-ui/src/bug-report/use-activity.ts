import { useEffect, useRef } from 'react'
import { useReaderStore } from '../connected/use-reader-store'
import { describeActivity } from './describe-activity'

const kept = 15

/** Records the latest events of reading. Returns a function that lists them, oldest first, with their ages. */
export function useActivity(): () => readonly string[] {
  const store = useReaderStore()
  const events = useRef<readonly { readonly atMs: number; readonly text: string }[]>([])
  useEffect(() => {
    let before = store.getState().reading
    return store.subscribe(() => {
      const after = store.getState().reading
      const atMs = Date.now()
      const happened = describeActivity(before, after).map((text) => ({ atMs, text }))
      before = after
      if (happened.length > 0) events.current = [...events.current, ...happened].slice(-kept)
    })
  }, [store])
  return () => {
    const nowMs = Date.now()
    return events.current.map(({ atMs, text }) => `${Math.round((nowMs - atMs) / 1000)} s before: ${text}`)
  }
}
