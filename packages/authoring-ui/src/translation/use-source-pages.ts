import { useEffect, useState } from 'react'
import type { WorkPage } from '../desk-plan/work-page'
import { listTranslationPages, type TranslationPage } from './list-translation-pages'
import type { TranslationCalls } from './translation-calls'

export type SourcePages =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly pages: readonly TranslationPage[] }

/** Loads the pages that have a text in another language. */
export function useSourcePages(calls: TranslationCalls, pages: readonly WorkPage[], from: string): SourcePages {
  const [attempt, setAttempt] = useState(0)
  const key = `${from}/${attempt}`
  const [read, setRead] = useState<{ key: string; pages: readonly TranslationPage[] | null }>({ key: '', pages: null })
  useEffect(() => {
    let isOver = false
    const load = async () => {
      try {
        const found = await listTranslationPages(pages, await calls.readPages(from), from)
        if (!isOver) setRead({ key, pages: found })
      } catch (reason) {
        console.warn(`The texts in ${from} could not be loaded.`, reason)
        if (!isOver) setRead({ key, pages: null })
      }
    }
    void load()
    return () => {
      isOver = true
    }
  }, [calls, pages, from, key])
  if (read.key !== key) return { kind: 'loading' }
  if (read.pages === null) return { kind: 'failed', retry: () => setAttempt(attempt + 1) }
  return { kind: 'loaded', pages: read.pages }
}
