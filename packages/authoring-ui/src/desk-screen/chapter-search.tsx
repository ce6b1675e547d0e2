import { findWordsMessages } from '@lectern/messages'
import { Button, useToast, useTranslate } from '@lectern/ui'
import { FindReplace } from '@lectern/ui/find-replace'
import { Search } from '@lectern/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { replaceFound, useFoundWords, type FoundWord } from '../find-words/use-found-words'
import { useChapterWords, useDesk, useDeskState } from './use-desk'

/** Finds and replaces words on all pages of the chapter; a button until it is wanted. */
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

function OpenSearch({ onClose }: { readonly onClose: () => void }) {
  const desk = useDesk()
  const t = useTranslate(findWordsMessages)
  const toast = useToast()
  const { pages, language } = useDeskState((state) => state.chapter)
  const { words } = useChapterWords()
  const [query, setQuery] = useState({ text: '', matchesCase: false, wholeWords: false })
  const found = useFoundWords(pages, words, query)
  const show = ({ page, entityId }: FoundWord) => desk.send({ kind: 'word-requested', pageId: page.pageId, entityId })
  const replace = (matches: readonly FoundWord[], replacement: string) => {
    replaceFound(desk.editor, matches, { replacement, language })
    toast({ tone: 'success', message: t('findReplaced', { count: matches.length }) })
  }
  return (
    <FindReplace
      language={language}
      query={query}
      onQuery={setQuery}
      found={found}
      hint={t('findReplaceHint')}
      onShow={show}
      onReplace={replace}
      onClose={onClose}
    />
  )
}
