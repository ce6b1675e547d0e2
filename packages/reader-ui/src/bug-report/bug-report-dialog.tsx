import { bugReportMessages } from '@lectern/messages'
import { Button, CheckboxGroup, Dialog, Stack, TextArea, useToast, useTranslate } from '@lectern/ui'
import { useRef, useState } from 'react'
import { bugFlags, composeBugReport, hasContent, type BugDraft, type BugContext } from './compose-bug-report'
import { ContextDetails } from './context-details'
import { sendBugReport } from './send-bug-report'
import { createKey } from '../store/create-key'

export interface BugReportDialogProps {
  readonly baseUrl: string
  /** Returns where the reader is and what happened before. */
  readonly readContext: () => BugContext
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
const maxMessageLength = 5000
const emptyDraft: BugDraft = { flags: [], message: '' }

/** Reports a problem. What was written is kept until it is sent, also while the form is closed. */
export function BugReportDialog({ baseUrl, readContext, open, onOpenChange }: BugReportDialogProps) {
  const t = useTranslate(bugReportMessages)
  const showToast = useToast()
  const [draft, setDraft] = useState(emptyDraft)
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, setIsSending] = useState(false)
  /** Read when the form opens, so that the details it shows are the ones it sends. */
  const [context, setContext] = useState<BugContext | null>(null)
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null)
  if (open && context === null) setContext(readContext())
  if (!open && context !== null) setContext(null)
  const isEmpty = !hasContent(draft)
  const isTooLong = draft.message.length > maxMessageLength

  const send = async () => {
    setIsRefused(isEmpty || isTooLong)
    if (isEmpty || isTooLong || context === null) return
    const body = composeBugReport(draft, context)
    const text = JSON.stringify(body)
    if (attempt.current?.text !== text) attempt.current = { text, key: createKey() }
    setIsSending(true)
    const outcome = await sendBugReport(baseUrl, body, attempt.current.key)
    setIsSending(false)
    if (outcome !== 'sent') {
      showToast({ tone: 'critical', message: t(failures[outcome]) })
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
          maximum={maxMessageLength}
          value={draft.message}
          onChange={(message) => setDraft({ ...draft, message })}
          error={isRefused && isTooLong ? t('bugTooLong') : undefined}
        />
        {context !== null && <ContextDetails context={context} />}
      </Stack>
    </Dialog>
  )
}
