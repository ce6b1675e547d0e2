import { noteMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { describeNoteFailure } from './describe-note-failure'
import type { NoteFailure } from './step-sync'
import type { UsedNotes } from './use-notes'

/** Says when the account refuses a note. Without a network nothing is said: the note is sent later automatically. */
export function useFailureToasts({ failures, store }: UsedNotes): void {
  const t = useTranslate(noteMessages)
  const showToast = useToast()
  const known = useRef<ReadonlyMap<string, NoteFailure>>(new Map())
  const tell = useEffectEvent(() => {
    const added = Array.from(failures).find(([key, { status }]) => status !== null && !known.current.has(key))
    known.current = failures
    if (added === undefined) return
    const action = { label: t('retry'), onPress: store.sync }
    showToast({ tone: 'critical', message: describeNoteFailure(added[1], t), action })
  })
  useEffect(() => tell(), [failures])
}
