import type { UnsavedWork } from '@lectern/authoring-ui'
import { useState } from 'react'
import { joinWork } from './join-work'

type Report = (work: UnsavedWork | null) => void

/** Returns one reporter for the desk and one for the audio editor inside it; the guard sees both as one. */
export function useJoinedWork(report: Report): { readonly setDesk: Report; readonly setVoice: Report } {
  const [reporters] = useState(() => {
    let desk: UnsavedWork | null = null
    let voice: UnsavedWork | null = null
    return {
      setDesk(work: UnsavedWork | null) {
        desk = work
        report(joinWork(desk, voice))
      },
      setVoice(work: UnsavedWork | null) {
        voice = work
        report(joinWork(desk, voice))
      },
    }
  })
  return reporters
}
