import { bookSearchMessages, nameLanguage } from '@lectern/messages'
import { Button, EmptyState, ErrorState, LoadMore, Stack, Text, useTranslate } from '@lectern/ui'
import { Search } from '@lectern/ui/icons'
import { useCallback } from 'react'
import type { ReaderBook } from '../book/reader-book'
import type { Outline, Place } from '../store/outline'
import { HitList } from './hit-list'
import type { SearchEvent, SearchState } from './step-search'
import * as styles from './search-panel.css'

export interface SearchResultProps {
  readonly state: SearchState
  readonly send: (event: SearchEvent) => void
  readonly book: ReaderBook
  readonly outline: Outline
  readonly onGo: (place: Place) => void
}

/** Shows the hits of a search, or says why there are none and what to do. */
export function SearchResult({ state, send, book, outline, onGo }: SearchResultProps) {
  const t = useTranslate(bookSearchMessages)
  const { query, phase, hits, pages, readCount, elsewhere } = state
  const more = useCallback(() => send({ kind: 'more-wanted' }), [send])
  const retry = () => send({ kind: 'retried' })
  const hasFailed = phase === 'failed'
  if (query === '') return <Text tone="muted">{t('searchPrompt')}</Text>
  if (hits.length === 0) {
    if (hasFailed) return <ErrorState level={2} place="panel" message={t('searchFailed')} onRetry={retry} />
    if (phase !== 'ready') return null
    return (
      <EmptyState
        level={2}
        place="panel"
        icon={Search}
        title={t('searchNone', { text: query.trim() })}
        action={
          elsewhere !== null &&
          elsewhere.length > 0 && (
            <Stack gap="s" align="center">
              <Text tone="muted">{t('searchElsewhere')}</Text>
              {elsewhere.map(({ language, pageCount }) => (
                <Button key={language} size="s" onClick={() => send({ kind: 'language-chosen', language })}>
                  {t('searchElsewherePages', { language: nameLanguage(language, language), count: pageCount })}
                </Button>
              ))}
            </Stack>
          )
        }
      >
        {t('searchNoneAdvice')}
      </EmptyState>
    )
  }
  const isComplete = readCount === pages.length
  return (
    <div className={styles.results}>
      <HitList
        state={state}
        book={book}
        outline={outline}
        onChoose={(index, place) => {
          send({ kind: 'hit-chosen', index })
          onGo(place)
        }}
      />
      <LoadMore
        state={hasFailed ? 'failed' : phase !== 'ready' ? 'loading' : isComplete ? 'done' : 'ready'}
        label={t('searchMore')}
        failure={t('searchFailed')}
        doneText={t('searchAllShown')}
        onMore={hasFailed ? retry : more}
      />
    </div>
  )
}
