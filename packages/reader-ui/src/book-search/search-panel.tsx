import { bookSearchMessages, nameLanguage } from '@lectern/messages'
import { IconButton, Inline, SearchField, Select, Stack, Text, useTranslate, VisuallyHidden } from '@lectern/ui'
import { ChevronDown, ChevronUp } from '@lectern/ui/icons'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Place } from '../store/outline'
import type { BookSearch } from './create-book-search'
import { describeResult } from './describe-result'
import { SearchResult } from './search-result'
import type { SearchProps } from './search-props'
import { useBookSearch } from './use-book-search'
import { useSearchState } from './use-search-state'
import * as styles from './search-panel.css'

/** Pause in typing after which the book is searched. */
const pauseMilliseconds = 200

export interface SearchPanelProps extends SearchProps {
  /** Turns to the page of a hit. */
  readonly onGo: (place: Place) => void
  /** True if the page is visible beside the panel. */
  readonly isBeside: boolean
  /** Returns once, after the reader asked for the search, the text that was typed since: the field takes it and the focus. */
  readonly takeFieldCall: () => string | null
  /** Counts the times that the reader asked for the search by its key. */
  readonly fieldCalls: number
}

/** Searches the open book: a field, the hits and the way from one to the next. */
export function SearchPanel({ onGo, isBeside, takeFieldCall, fieldCalls, ...props }: SearchPanelProps) {
  const search = useBookSearch(props)
  return search === null ? null : (
    <OpenSearchPanel {...{ ...props, search, onGo, isBeside, takeFieldCall, fieldCalls }} />
  )
}

function OpenSearchPanel({
  search,
  book,
  outline,
  onGo,
  isBeside,
  takeFieldCall,
  fieldCalls,
}: ReadingToolsProps &
  Pick<SearchPanelProps, 'onGo' | 'isBeside' | 'takeFieldCall' | 'fieldCalls'> & { readonly search: BookSearch }) {
  const t = useTranslate(bookSearchMessages)
  const state = useSearchState(search)
  const { send } = search
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(state.text)

  useEffect(() => {
    send({ kind: 'panel-shown' })
    return () => send({ kind: 'panel-hidden' })
  }, [send])
  useLayoutEffect(() => {
    const typed = takeFieldCall()
    if (typed === null) return
    if (typed !== '') setText(typed)
    frame.current?.querySelector('input')?.focus()
  }, [takeFieldCall, fieldCalls])
  useEffect(() => {
    const timer = setTimeout(() => send({ kind: 'typed', text }), text === '' ? 0 : pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [send, text])

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    send({ kind: 'typed', text })
    // A hit that the panel covers is chosen from the list.
    if (isBeside) send({ kind: event.shiftKey ? 'previous-wanted' : 'next-wanted' })
  }
  const hasHits = state.hits.length > 0
  const result = describeResult(state, t)
  // The result below says the same in its heading, which is not announced.
  const isSaidBelow = state.phase === 'ready' && !hasHits
  return (
    <div ref={frame} className={styles.panel}>
      <div className={styles.head}>
        <Stack gap="s">
          <SearchField
            label={t('searchField')}
            placeholder={t('searchField')}
            value={text}
            onChange={setText}
            busy={state.phase === 'finding' || state.phase === 'reading'}
            autoComplete="off"
            enterKeyHint="search"
            lang={state.language}
            dir="auto"
            onKeyDown={pressKey}
          />
          {book.languages.length > 1 && (
            <Select
              size="s"
              label={t('searchLanguage')}
              hideLabel
              value={state.language}
              onChange={(language) => send({ kind: 'language-chosen', language })}
              options={book.languages.map((code) => ({ value: code, label: nameLanguage(code, code), lang: code }))}
            />
          )}
          <div className={styles.summary}>
            <Text as="div" size="s" tone="muted" role="status">
              {isSaidBelow ? <VisuallyHidden>{result}</VisuallyHidden> : result}
            </Text>
            {hasHits && (
              <Inline gap="none">
                <IconButton
                  icon={ChevronUp}
                  label={t('searchPrevious')}
                  onClick={() => send({ kind: 'previous-wanted' })}
                />
                <IconButton icon={ChevronDown} label={t('searchNext')} onClick={() => send({ kind: 'next-wanted' })} />
              </Inline>
            )}
          </div>
        </Stack>
      </div>
      <SearchResult state={state} send={send} book={book} outline={outline} onGo={onGo} />
    </div>
  )
}
