import { appApi, type Visibility } from '@lectern/api-client/app'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { idle, type WorkProgress } from '../step-panel'

export interface Publishing {
  readonly work: WorkProgress
  readonly readerUrl: string | null
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
  const [readerUrl, setReaderUrl] = useState<string | null>(null)

  const run = async (visibility: Visibility): Promise<void> => {
    setWork({ kind: 'running', label: t('publishRunning') })
    if (!(await saveFirst())) {
      setWork(idle)
      return
    }
    const publication = await publishBook({ id: bookId, body: { visibility } }).unwrap()
    setReaderUrl(publication.readerUrl)
    setWork(idle)
    await onPublished()
  }

  return {
    work,
    readerUrl,
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
