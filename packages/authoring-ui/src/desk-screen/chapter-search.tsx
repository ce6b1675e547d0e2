import { findWordsMessages } from '@lectern/messages'
import { Button, useToast, useTranslate } from '@lectern/ui'
import { FindReplace, type FindPlace } from '@lectern/ui/find-replace'
import { Search } from '@lectern/ui/icons'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { BookSearchStatus } from '../find-words/book-search-status'
import { BookTextCallsContext, type BookTextCalls } from '../find-words/book-text-calls'
import type { FoundElsewhere } from '../find-words/find-in-chapters'
import { useBookSearch } from '../find-words/use-book-search'
import { replaceFound, useFoundWords, type FoundWord } from '../find-words/use-found-words'
import { useChapterWords, useDesk, useDeskState } from './use-desk'

/** Finds and replaces words on all pages of the chapter or of the book; a button until it is wanted. */
export function ChapterSearch() {
  const t = useTranslate(findWordsMessages)
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const button = useRef<HTMLButtonElement>(null)
  const { words } = useChapterWords()
  // The button that closed the search is gone, and the focus with it.
  useEffect(() => {
    if (state === 'closed') button.current?.focus()
  }, [state])
  if (words.length === 0) return null
  if (state === 'open') return <OpenSearch onClose={() => setState('closed')} />
  return (
    <Button ref={button} wide icon={Search} onClick={() => setState('open')}>
      {t('findOpen')}
    </Button>
  )
}

const noCalls: BookTextCalls = {
  chapters: [],
  read: async () => [],
  write: async () => ({ kind: 'saved', revisions: new Map() }),
  open: () => undefined,
}

function OpenSearch({ onClose }: { readonly onClose: () => void }) {
  const desk = useDesk()
  const t = useTranslate(findWordsMessages)
  const toast = useToast()
  const { chapterId, pages, language } = useDeskState((state) => state.chapter)
  const { words } = useChapterWords()
  const [query, setQuery] = useState({ text: '', matchesCase: false, wholeWords: false })
  const [place, setPlace] = useState<FindPlace>('chapter')
  const calls = useContext(BookTextCallsContext) ?? noCalls
  const book = useBookSearch({ calls, query, language, isWanted: place === 'book' })
  const own = useFoundWords(pages, words, query)
  const found = useMemo(() => {
    if (place === 'chapter') return own
    const chapter = { chapterId, name: t('findInChapter') }
    return [...own.map((match) => ({ ...match, chapter })), ...book.found]
  }, [place, own, chapterId, book.found, t])
  const show = (match: FoundWord | FoundElsewhere) => {
    const { page, entityId } = match
    if (match.kind === 'elsewhere') calls.open(match.chapter.chapterId, page.pageId)
    else desk.send({ kind: 'word-requested', pageId: page.pageId, entityId })
  }
  const replace = (matches: readonly (FoundWord | FoundElsewhere)[], replacement: string) => {
    const onDesk = matches.filter((match) => match.kind === 'on-desk')
    const replaced = onDesk.length === 0 ? null : replaceFound(desk.editor, onDesk, { replacement, language })
    if (place === 'chapter') toast({ tone: 'success', message: t('findReplaced', { count: matches.length }) })
    else {
      const elsewhere = matches.filter((match) => match.kind === 'elsewhere')
      void book.replacing.replace(elsewhere, replacement, replaced)
    }
  }
  return (
    <FindReplace
      language={language}
      query={query}
      onQuery={setQuery}
      found={found}
      hint={place === 'book' ? t('findReplaceBookHint') : t('findReplaceHint')}
      {...(calls.chapters.length === 0 ? {} : { place, onPlace: setPlace })}
      disabled={place === 'book' && book.replacing.progress !== null}
      status={place === 'book' && <BookSearchStatus {...book} />}
      onShow={show}
      onReplace={replace}
      onClose={onClose}
    />
  )
}
