import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { isApiFailure } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { listShortTexts } from '../translation/list-short-texts'
import type { ShortTextDraft } from '../translation/short-text'
import type { TranslationCalls } from '../translation/translation-calls'
import { fallbackSize } from './fallback-size'

export interface TranslationCallsOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly authorId: number
  readonly bookId: number
  readonly chapterId: number
}

/** Connects the translation of a chapter to the server. */
export function createTranslationCalls(options: TranslationCallsOptions): TranslationCalls {
  const { dispatch, authorId, bookId, chapterId } = options
  const readShortTexts = async (from: string, to: string) => {
    const request = mainApi.endpoints.getChapter.initiate({ id: chapterId }, { forceRefetch: true, subscribe: false })
    return listShortTexts(await dispatch(request).unwrap(), from, to)
  }
  return {
    owner: { authorId, bookId },
    readShortTexts,
    async saveShortTexts(drafts, from, to) {
      const missing = new Set((await readShortTexts(from, to)).map(({ key }) => key))
      const wanted = drafts
        .map((draft) => ({ ...draft, translation: draft.translation.trim() }))
        .filter(({ key, translation }) => translation !== '' && missing.has(key))
      const pagesContent = toPagesContent(wanted)
      if (pagesContent.length > 0) {
        await dispatch(mainApi.endpoints.savePagesContent.initiate({ pagesContent }, { track: false })).unwrap()
      }
      const title = wanted.find(({ place }) => place.kind === 'chapter-title')
      if (title !== undefined) {
        const chapterVariationForm = { variation: to, name: title.translation }
        const body = { id: chapterId, chapterVariationForm }
        await dispatch(mainApi.endpoints.updateChapterVariation.initiate(body, { track: false })).unwrap()
      }
      return wanted.length
    },
    async readPages(language) {
      const request = mainApi.endpoints.getPageDetails.initiate(
        { id: chapterId },
        { forceRefetch: true, subscribe: false },
      )
      const pages = await dispatch(request).unwrap()
      return pages.flatMap(({ pageId, variations }) =>
        variations
          .filter((own) => own.variation === language)
          .map(({ imageWidth, imageHeight, rectData }) => ({
            pageId,
            width: imageWidth ?? fallbackSize.width,
            height: imageHeight ?? fallbackSize.height,
            words: rectData?.rectsByWords ?? [],
          })),
      )
    },
    async translate({ text, from, to }, signal) {
      const body = { text, sourceLanguage: from, targetLanguage: to }
      const call = dispatch(quizApi.endpoints.translateUpload.initiate({ body }, { track: false }))
      signal.addEventListener('abort', () => call.abort())
      return (await call.unwrap()).translatedText
    },
    readFailure(error) {
      if (!isApiFailure(error)) return null
      if (error.code === 'not-available') return { kind: 'not-available' }
      return error.msg === '' ? null : { kind: 'failed', message: error.msg }
    },
  }
}

/** Returns the changed fields of pages, each page once. */
function toPagesContent(drafts: readonly ShortTextDraft[]) {
  const pages = new Map<number, { pageId: number; variations: [{ id: number; name?: string; altText?: string }] }>()
  for (const { place, translation } of drafts) {
    if (place.kind === 'chapter-title') continue
    const { pageId, pageVariationId } = place
    const page = pages.get(pageId) ?? { pageId, variations: [{ id: pageVariationId }] }
    page.variations[0][place.kind === 'page-title' ? 'name' : 'altText'] = translation
    pages.set(pageId, page)
  }
  return [...pages.values()]
}
