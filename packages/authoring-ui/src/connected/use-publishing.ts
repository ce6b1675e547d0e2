import { appApi, type Visibility } from '@lectern/api-client/app'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { idle, type WorkProgress } from '../step-panel'

export interface Publishing {
  readonly work: WorkProgress
  readonly readerUrl: string | null
  /** When it was published here; null until then. */
  readonly publishedAt: Date | null
  readonly publish: (visibility: Visibility) => void
  readonly dismiss: () => void
}

export interface UsePublishingOptions {
  readonly bookId: number
  /** Saves what is not saved yet; answers whether all is. */
  readonly saveFirst: () => Promise<boolean>
  readonly onPublished: () => Promise<unknown>
}

/** Publishes the book as it is saved. */
export function usePublishing({ bookId, saveFirst, onPublished }: UsePublishingOptions): Publishing {
  const t = useTranslate(studioMessages)
  const [publishBook] = appApi.usePublishBookMutation()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [published, setPublished] = useState<{ readonly readerUrl: string; readonly at: Date } | null>(null)

  const run = async (visibility: Visibility): Promise<void> => {
    setWork({ kind: 'running', label: t('publishRunning') })
    if (!(await saveFirst())) {
      setWork(idle)
      return
    }
    const publication = await publishBook({ id: bookId, body: { visibility } }).unwrap()
    setPublished({ readerUrl: publication.readerUrl, at: new Date(publication.publishedAt) })
    setWork(idle)
    await onPublished()
  }

  return {
    work,
    readerUrl: published?.readerUrl ?? null,
    publishedAt: published?.at ?? null,
    publish: (visibility) =>
      void run(visibility).catch((error: unknown) => {
        const reason = isApiFailure(error) ? error.msg : String(error)
        setWork({
          kind: 'failed',
          message: reason === '' ? t('publishFailed') : t('publishFailedBecause', { reason }),
        })
      }),
    dismiss: () => setWork(idle),
  }
}
