import { mainApi, mainRectsApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { isApiFailure, unwrapOnce } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { listShortTexts } from '../translation/list-short-texts'
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
  return {
    owner: { authorId, bookId },
    chapterId,
    async readShortTexts(from, to) {
      const request = mainApi.endpoints.getChapter.initiate({ id: chapterId }, { forceRefetch: true })
      return listShortTexts(await unwrapOnce(dispatch(request)), from, to)
    },
    async saveImageDescriptions(drafts) {
      const pagesContent = drafts.flatMap(({ place, translation: altText }) =>
        place.kind === 'image-description'
          ? [{ pageId: place.pageId, variations: [{ id: place.pageVariationId, altText }] }]
          : [],
      )
      const request = mainApi.endpoints.savePagesContent.initiate({ pagesContent }, { track: false })
      return new Map((await dispatch(request).unwrap()).map(({ pageId, revision }) => [pageId, revision]))
    },
    async saveChapterTitle(name, variation) {
      const body = { id: chapterId, chapterVariationForm: { variation, name } }
      await dispatch(mainApi.endpoints.updateChapterVariation.initiate(body, { track: false })).unwrap()
    },
    async readPages(language) {
      const request = mainRectsApi.endpoints.readChapterRects.initiate({ id: chapterId }, { track: false })
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
