import { appApi, type Visibility } from '@lectern/api-client/app'
import type { BookData } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { idle, type WorkProgress } from '../step-panel'

export interface Publishing {
  readonly work: WorkProgress
  /** Who is to find the book, as the author chooses; readers have it so once it is published. */
  readonly visibility: Visibility
  readonly chooseVisibility: (visibility: Visibility) => void
  /** Where readers find the book; null until it is published. */
  readonly readerUrl: string | null
  /** When readers got what they have; null while it is unpublished. */
  readonly publishedAt: Date | null
  /** Readers do not have the book as it is here and as the author chooses. */
  readonly isBehind: boolean
  readonly publish: () => void
  readonly dismiss: () => void
}

export interface UsePublishingOptions {
  readonly book: BookData['bookInfo']
  /** Something was changed since it was published. */
  readonly changed: boolean
  /** Saves what is not saved yet; answers whether all is. */
  readonly saveFirst: () => Promise<boolean>
  readonly onPublished: () => Promise<unknown>
}

/** Publishes the book as it is saved. */
export function usePublishing({ book, changed, saveFirst, onPublished }: UsePublishingOptions): Publishing {
  const t = useTranslate(studioMessages)
  const [publishBook] = appApi.usePublishBookMutation()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [visibility, setVisibility] = useState<Visibility>(book.visibility)
  const [published, setPublished] = useState<{ readonly readerUrl: string; readonly at: Date } | null>(null)

  const run = async (): Promise<void> => {
    setWork({ kind: 'running', label: t('publishRunning') })
    if (!(await saveFirst())) {
      setWork(idle)
      return
    }
    const publication = await publishBook({ id: book.id, body: { visibility } }).unwrap()
    setPublished({ readerUrl: publication.readerUrl, at: new Date(publication.publishedAt) })
    setWork(idle)
    await onPublished()
  }

  const before = book.publishedAt === undefined ? null : new Date(book.publishedAt)
  return {
    work,
    visibility,
    chooseVisibility: setVisibility,
    readerUrl: published?.readerUrl ?? (book.published ? `/?book=${book.id}` : null),
    publishedAt: published?.at ?? before,
    isBehind: changed || visibility !== book.visibility,
    publish: () =>
      void run().catch((error: unknown) => {
        const reason = isApiFailure(error) ? error.msg : String(error)
        setWork({
          kind: 'failed',
          message: reason === '' ? t('publishFailed') : t('publishFailedBecause', { reason }),
        })
      }),
    dismiss: () => setWork(idle),
  }
}
