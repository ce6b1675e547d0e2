import { runJob } from '@lectern/api-client/app'
import { uploadChapterPages } from '@lectern/api-client/main'
import { isApiFailure, type ApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { SkippedFile } from '../pages-panel'
import { idle, type WorkProgress } from '../step-panel'

export interface PageUpload {
  readonly work: WorkProgress
  readonly skipped: readonly SkippedFile[]
  readonly upload: (files: readonly File[]) => void
  readonly reject: (files: readonly File[]) => void
  readonly dismissWork: () => void
  readonly dismissSkipped: () => void
}

export interface UsePageUploadOptions {
  readonly session: SessionKeeper
  readonly chapterId: number
  readonly variation: string
  /** Pages that have no image in this language yet: they get the files first, in order. */
  readonly waitingPageIds: readonly number[]
  /** Shows the new pages; answers what went wrong. */
  readonly onPages: () => Promise<ApiFailure | null>
}

/** Sends page images and PDFs and follows the job that makes pages of them. */
export function usePageUpload(options: UsePageUploadOptions): PageUpload {
  const { session, chapterId, variation, waitingPageIds, onPages } = options
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([])

  const fail = (message: string) =>
    setWork({
      kind: 'failed',
      message: message === '' ? t('pagesFailed') : t('pagesFailedBecause', { reason: message }),
    })

  const run = async (files: readonly File[]): Promise<void> => {
    const sending = t('pagesSending', { count: files.length })
    setWork({ kind: 'running', label: sending, done: 0, total: 100 })
    const sent = await uploadChapterPages({
      session,
      chapterId,
      variation,
      files,
      ...(waitingPageIds.length === 0 ? {} : { pageIds: waitingPageIds }),
      onProgress: (share) => setWork({ kind: 'running', label: sending, done: share * 100, total: 100 }),
    })
    if (sent.kind === 'failed') return fail(sent.failure.msg)
    const making = t('pagesMaking')
    setWork({ kind: 'running', label: making })
    const outcome = await runJob(session, sent.jobId, (progress) =>
      setWork({ kind: 'running', label: making, done: progress.done, total: progress.total }),
    )
    if (outcome.kind === 'failed') return fail(outcome.message)
    const { pages, problems } = isImportedPages(outcome.result) ? outcome.result : { pages: [], problems: [] }
    setSkipped((before) => [...before, ...problems])
    const failure = await onPages()
    if (failure !== null) return setWork({ kind: 'failed', message: t('pagesReloadFailed', { reason: failure.msg }) })
    setWork(idle)
    if (pages.length > 0) toast({ tone: 'success', message: t('pagesAdded', { count: pages.length }) })
  }

  return {
    work,
    skipped,
    upload: (files) => void run(files).catch((error: unknown) => fail(isApiFailure(error) ? error.msg : String(error))),
    reject: (files) => {
      const refused = files.map((file) => ({ file: file.name, message: t('pagesNotAccepted') }))
      setSkipped((before) => [...before, ...refused])
    },
    dismissWork: () => setWork(idle),
    dismissSkipped: () => setSkipped([]),
  }
}

interface ImportedPages {
  readonly pages: readonly unknown[]
  readonly problems: readonly SkippedFile[]
}

function isImportedPages(value: unknown): value is ImportedPages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Array.isArray(Reflect.get(value, 'pages')) &&
    Array.isArray(Reflect.get(value, 'problems'))
  )
}
