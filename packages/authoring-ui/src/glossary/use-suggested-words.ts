import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { isGlossaryChapter, suggestGlossaryWords, type SuggestedWord } from '@lectern/core/glossary'
import { listRectTexts } from '@lectern/core/search'
import { useCallback, useEffect, useState } from 'react'

/** The words of a book that its glossary could explain, or how far reading it has come. */
export type SuggestedWords =
  | { readonly kind: 'reading'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly words: readonly SuggestedWord[] }

export interface BookText {
  readonly bookId: number
  readonly language: string
  /** Chapters of the book; the glossary chapter is left out. */
  readonly chapters: readonly { readonly id: number; readonly name: string; readonly type: string | null }[]
}

const starting: SuggestedWords = { kind: 'reading', done: 0, total: 0 }

/** Reads a book chapter by chapter and lists its rare words. @param text changes only when another text is wanted */
export function useSuggestedWords(text: BookText): SuggestedWords {
  const [state, setState] = useState<SuggestedWords>(starting)
  const [tries, setTries] = useState(0)
  const [readChapter] = mainApi.useLazyGetChapterRectDataQuery()
  const [listAllWords] = quizApi.useLazyListAllWordsQuery()
  const retry = useCallback(() => setTries((before) => before + 1), [])
  useEffect(() => {
    let isWanted = true
    const show = (next: SuggestedWords) => {
      if (isWanted) setState(next)
    }
    const read = async () => {
      const chapters = text.chapters.filter((chapter) => !isGlossaryChapter(chapter))
      const pages: string[][] = []
      for (const [done, { id: chapterId }] of chapters.entries()) {
        show({ kind: 'reading', done, total: chapters.length })
        const { data, error } = await readChapter({ id: text.bookId, chapterId }, true)
        if (!isWanted) return
        if (data === undefined) return show({ kind: 'failed', error, retry })
        for (const { variation, rectData } of data.flatMap(({ variations }) => variations)) {
          if (variation === text.language && rectData !== undefined) pages.push(listRectTexts(rectData))
        }
      }
      const { data, error } = await listAllWords()
      if (data === undefined) return show({ kind: 'failed', error, retry })
      const { language } = text
      show({ kind: 'ready', words: suggestGlossaryWords(pages, { language, entries: data.words.map(toEntry) }) })
    }
    setState(starting)
    void read()
    return () => {
      isWanted = false
    }
  }, [text, tries, retry, readChapter, listAllWords])
  return state
}

function toEntry({ id, word, lang, ...others }: { id: number; word: string; lang: string; forms?: unknown }) {
  const { forms } = others
  return Array.isArray(forms)
    ? { id, word, lang, forms: forms.filter((form) => typeof form === 'string') }
    : { id, word, lang }
}
