import { validateWord } from '@lectern/contracts/app'
import { buildTextSegments, withTrailingSpace, type Voice } from '@lectern/core/text'
import { callRoute } from '../call-route'
import type { Pipeline, WorkingPage } from './pipeline'

/** What is said of each page, in order: words that a line's end had cut are whole again where the dictionary knows them. */
export async function segmentPages({ send, language }: Pipeline, pages: readonly WorkingPage[], voice: Voice) {
  const verdicts = new Map<string, Promise<boolean>>()
  const isWord = (word: string): Promise<boolean> => {
    const known = verdicts.get(word)
    if (known) return known
    const verdict = callRoute(send, validateWord, {
      body: { word: word.toLowerCase(), lang: language, written: word },
    }).then(({ isValid }) => isValid)
    verdicts.set(word, verdict)
    return verdict
  }
  const segmentsByPage = await buildTextSegments(
    pages.map((page) => ({ pageVariationId: page.pageVariationId, rects: page.rectsByWords })),
    { language, voice, validateWord: isWord },
  )
  return segmentsByPage.map(({ pageVariationId, textSegments }) => {
    const segments = textSegments.map((segment) => ({ ...segment, text: withTrailingSpace(segment.text) }))
    const text = segments.map((segment) => segment.text).join('')
    return { pageVariationId: Number(pageVariationId), segments, text: text.trim() }
  })
}
