import { bugReportMessages } from '@lectern/messages'
import { Button, CheckboxGroup, Dialog, Stack, TextArea, useToast, useTranslate } from '@lectern/ui'
import { useRef, useState } from 'react'
import { bugFlags, composeBugReport, saysAnything, type BugDraft, type BugScene } from './compose-bug-report'
import { SceneDetails } from './scene-details'
import { sendBugReport } from './send-bug-report'
import { createKey } from '../store/create-key'

export interface BugReportDialogProps {
  readonly baseUrl: string
  /** Returns the situation in which the form was opened. */
  readonly readScene: () => BugScene
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const labels = {
  audio: 'bugAudio',
  video: 'bugVideo',
  text: 'bugText',
  quiz: 'bugQuiz',
  layout: 'bugLayout',
  translation: 'bugTranslation',
  other: 'bugOther',
} as const
const failures = { offline: 'bugOffline', 'too-many': 'bugLimit', failed: 'bugFailed' } as const
const longest = 5000
const emptyDraft: BugDraft = { flags: [], message: '' }

/** Reports a problem. What was written is kept until it is sent, also while the form is closed. */
export function BugReportDialog({ baseUrl, readScene, open, onOpenChange }: BugReportDialogProps) {
  const t = useTranslate(bugReportMessages)
  const showToast = useToast()
  const [draft, setDraft] = useState(emptyDraft)
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, setIsSending] = useState(false)
  /** The situation at the last opening: what is shown is what is sent. */
  const [scene, setScene] = useState<BugScene | null>(null)
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null)
  if (open && scene === null) setScene(readScene())
  if (!open && scene !== null) setScene(null)
  const isEmpty = !saysAnything(draft)
  const isTooLong = draft.message.length > longest

  const send = async () => {
    setIsRefused(isEmpty || isTooLong)
    if (isEmpty || isTooLong || scene === null) return
    const body = composeBugReport(draft, scene)
    const text = JSON.stringify(body)
    if (attempt.current?.text !== text) attempt.current = { text, key: createKey() }
    setIsSending(true)
    const end = await sendBugReport(baseUrl, body, attempt.current.key)
    setIsSending(false)
    if (end !== 'sent') {
      showToast({ tone: 'critical', message: t(failures[end]) })
      return
    }
    attempt.current = null
    setDraft(emptyDraft)
    onOpenChange(false)
    showToast({ tone: 'success', message: t('bugSent') })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('bugTitle')}
      description={t('bugLead')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('bugCancel')}
          </Button>
          <Button tone="accent" busy={isSending} onClick={() => void send()}>
            {t(isSending ? 'bugSending' : 'bugSend')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <CheckboxGroup
          label={t('bugFlags')}
          options={bugFlags.map((value) => ({ value, label: t(labels[value]) }))}
          value={draft.flags}
          onChange={(flags) => setDraft({ ...draft, flags })}
          error={isRefused && isEmpty ? t('bugEmpty') : undefined}
        />
        <TextArea
          label={t('bugMessage')}
          hint={t('bugMessageHint')}
          maximum={longest}
          value={draft.message}
          onChange={(message) => setDraft({ ...draft, message })}
          error={isRefused && isTooLong ? t('bugTooLong') : undefined}
        />
        {scene !== null && <SceneDetails scene={scene} />}
      </Stack>
    </Dialog>
  )
}
