import { quizApi, type Word } from '@lectern/api-client/quiz'
import { useRetry } from '@lectern/api-client/retry'
import { glossaryEditorMessages } from '@lectern/messages'
import { useTranslate, type TablePaging, type TableStatus } from '@lectern/ui'
import { useState } from 'react'
import { readReason } from './use-delete-word'
import { useTypedSearch } from './use-typed-search'

export interface WordList {
  readonly words: readonly Word[]
  readonly status: TableStatus
  readonly paging: TablePaging
  /** Text of the search as it was typed. */
  readonly typed: string
  readonly search: (text: string) => void
  readonly isSearching: boolean
  /** Language whose words are listed; null for all. */
  readonly lang: string | null
  readonly setLang: (lang: string | null) => void
  /** Only words of a search or a language are listed. */
  readonly isFiltered: boolean
}

/** Loads the words of the glossary by page. Another search or language begins at the first page. */
export function useWordList(): WordList {
  const t = useTranslate(glossaryEditorMessages)
  const [typed, setTyped] = useState('')
  const [lang, setLang] = useState<string | null>(null)
  const [wanted, setWanted] = useState({ page: 0, pageSize: 25 })
  const search = useTypedSearch(typed)
  const [asked, setAsked] = useState({ search, lang })
  if (asked.search !== search || asked.lang !== lang) {
    setAsked({ search, lang })
    setWanted(({ pageSize }) => ({ page: 0, pageSize }))
  }
  const { data, currentData, error, isFetching, refetch } = quizApi.useListWordsQuery(
    {
      page: wanted.page + 1,
      limit: wanted.pageSize,
      ...(search === '' ? {} : { search }),
      ...(lang === null ? {} : { lang }),
    },
    { refetchOnMountOrArgChange: true },
  )
  const isMissing = currentData === undefined
  const retry = useRetry({ error: isMissing ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  const hasFailed = isMissing && error !== undefined && !isFetching
  const failed = { message: t('glossaryFailed', { reason: readReason(error) }), onRetry: retry.retryNow }
  return {
    words: currentData?.words ?? [],
    status: hasFailed ? { kind: 'failed', ...failed } : { kind: isMissing ? 'loading' : 'ready' },
    paging: { kind: 'server', ...wanted, total: data?.total ?? 0, onChange: setWanted },
    typed,
    search: setTyped,
    isSearching: typed.trim() !== search || (search !== '' && isFetching),
    lang,
    setLang,
    isFiltered: search !== '' || lang !== null,
  }
}
