import { findWordsMessages } from '@lectern/messages'
import { Button, Checkbox, Heading, Stack, TextField, useToast, useTranslate } from '@lectern/ui'
import { Search } from '@lectern/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { FoundWords } from '../find-words/found-words'
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
  const [replacement, setReplacement] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const found = useFoundWords(pages, words, query)
  const show = ({ page, entityId }: FoundWord) => desk.send({ kind: 'word-requested', pageId: page.pageId, entityId })
  const replace = (matches: readonly FoundWord[]) => {
    replaceFound(desk.editor, matches, { replacement, language })
    toast({ tone: 'success', message: t('findReplaced', { count: matches.length }) })
  }
  return (
    <Stack as="section" gap="m" aria-label={t('findTitle')}>
      <Heading level={3} size="s">
        {t('findTitle')}
      </Heading>
      <TextField
        ref={field}
        label={t('findText')}
        dir="auto"
        lang={language}
        value={query.text}
        onChange={(text) => setQuery({ ...query, text })}
      />
      <TextField
        label={t('findReplaceWith')}
        hint={t('findReplaceHint')}
        dir="auto"
        lang={language}
        value={replacement}
        onChange={setReplacement}
      />
      <Checkbox
        label={t('findMatchCase')}
        checked={query.matchesCase}
        onChange={(matchesCase) => setQuery({ ...query, matchesCase })}
      />
      <Checkbox
        label={t('findWholeWords')}
        checked={query.wholeWords}
        onChange={(wholeWords) => setQuery({ ...query, wholeWords })}
      />
      {query.text.trim() !== '' && <FoundWords found={found} onShow={show} onReplace={replace} />}
      <Button tone="quiet" onClick={onClose}>
        {t('findClose')}
      </Button>
    </Stack>
  )
}
