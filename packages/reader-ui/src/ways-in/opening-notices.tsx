import { nameLanguage, waysInMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent } from 'react'
import type { ReaderBook } from '../book/reader-book'
import { listOpeningNotices, type OpeningNotice, type OpeningRequest } from './list-opening-notices'

export interface OpeningNoticesProps {
  readonly asked: OpeningRequest
  readonly book: ReaderBook
}

/** Says once what the address asked for and the book cannot show. */
export function OpeningNotices({ asked, book }: OpeningNoticesProps) {
  const t = useTranslate(waysInMessages)
  const showToast = useToast()
  const say = (notice: OpeningNotice): string => {
    switch (notice.kind) {
      case 'unknown-chapter':
        return t('bookUnknownChapter')
      case 'unknown-page':
        return t('bookUnknownPage')
      case 'unknown-mode':
        return t('bookUnknownMode', { mode: notice.mode })
      case 'unknown-language':
        return t('bookUnknownLanguage', { language: notice.language, shown: nameOf(notice.shown) })
      case 'empty-chapter':
        return t('bookEmptyChapter', { chapter: notice.chapter, shown: notice.shown })
      case 'other-language':
        return t('bookOtherLanguage', {
          chapter: notice.chapter,
          language: nameOf(notice.language),
          shown: nameOf(notice.shown),
        })
      case 'silent-chapter':
        return t('bookSilentChapter', { chapter: notice.chapter, language: nameOf(notice.language) })
    }
  }
  const tell = useEffectEvent(() => {
    for (const notice of listOpeningNotices(asked, book)) showToast({ tone: 'warning', message: say(notice) })
  })
  useEffect(() => tell(), [asked])
  return null
}

const nameOf = (language: string) => nameLanguage(language, language)
