import type { RightsRows } from './rights-rows'

export const bookRights: RightsRows = {
  onNoBook: [
    'createBook',
    'validateWord',
    'listVoices',
    'listModels',
    'listPronunciationDictionaries',
    'getSubscription',
    'getJob',
    'getJobEvents',
  ],
  onBooks: {
    getBookPreview: ({ bookId }) => ({ path: `/file/bookData/${bookId}/preview` }),
    getBookPreviewGlossary: ({ bookId }) => ({ path: `/file/bookData/${bookId}/preview/glossary` }),
    getChapterRectData: ({ bookId, chapterId }) => ({
      path: `/file/bookData/${bookId}/chapters/${chapterId}/rectData`,
    }),
    checkSpelling: ({ bookId }) => ({ path: `/api/book/${bookId}/spelling`, json: { lang: 'en', words: ['mine'] } }),
    addBookWord: ({ bookId }) => ({ path: `/api/book/${bookId}/words`, json: { lang: 'en', word: 'mine' } }),
    removeBookWord: ({ bookId }) => ({ path: `/api/book/${bookId}/words?lang=en&word=mine` }),
    updateBook: ({ bookId }) => ({ path: `/books/${bookId}`, json: { title: 'Taken' } }),
    cloneBook: ({ bookId }) => ({ path: `/books/${bookId}/clone`, json: { title: 'Mine' } }),
    deleteBook: ({ bookId }) => ({ path: `/books/${bookId}` }),
    listChapters: ({ bookId }) => ({ path: `/books/${bookId}/chapters` }),
    createChapter: ({ bookId }) => ({ path: `/books/${bookId}/chapters`, json: { name: 'Mine' } }),
    addChapterVariation: ({ bookId, chapterId }) => ({
      path: `/books/${bookId}/chapters/addChapter/variation`,
      json: { chapterId, variation: 'fr' },
    }),
    uploadChapterPages: ({ chapterId }) => ({ path: `/chapters/${chapterId}/pages/upload`, form: new FormData() }),
    getPage: ({ pages }) => ({ path: `/pages/${pages[0]?.pageId}` }),
    deletePage: ({ bookId, pages }) => ({ path: `/books/${bookId}/pages/${pages[0]?.pageId}` }),
    restorePage: ({ bookId, pages }) => ({ path: `/books/${bookId}/pages/${pages[0]?.pageId}/restore` }),
    updateRectData: ({ pages }) => ({
      path: '/page-variations/update-rect-data',
      json: [
        {
          pageId: pages[0]?.pageId,
          variationId: pages[0]?.variationId,
          variation: 'en',
          rectData: { rects: [], rectsByWords: [] },
        },
      ],
    }),
    getPageVariation: ({ pages }) => ({ path: `/api/page-variation?id=${pages[0]?.variationId}` }),
    getPagePhotograph: ({ pages }) => ({ path: `/page-variations/${pages[0]?.variationId}/photograph` }),
    correctPagePhotograph: ({ pages }) => ({
      path: `/page-variations/${pages[0]?.variationId}/photograph`,
      json: { plan: null },
    }),
    recognisePages: ({ pages }) => ({
      path: '/api/text-ocr',
      json: { images: [{ pageId: pages[0]?.pageId, pageVariationId: pages[0]?.variationId }] },
    }),
    generateSpeech: ({ chapterId, pages }) => ({
      path: '/api/text-to-speech/stream',
      json: {
        voiceId: 'ada',
        modelId: 'plain',
        voiceSettings: {},
        chapterId,
        variation: 'en',
        pages: [{ pageVariationId: pages[0]?.variationId, textSegments: [] }],
      },
    }),
    getChapterWords: ({ chapterVariationId }) => ({ path: `/api/chapter-variation-words/${chapterVariationId}` }),
    getNarrationOrigin: ({ chapterVariationId }) => ({ path: `/api/chapter-variation-origin/${chapterVariationId}` }),
    getBookStaleness: ({ bookId }) => ({ path: `/api/book/${bookId}/staleness` }),
    getChapterAudio: ({ chapterVariationId }) => ({ path: `/api/chapter-variation-audio/${chapterVariationId}` }),
    setChapterAudio: ({ chapterVariationId }) => ({
      path: `/api/chapter-variation-audio/${chapterVariationId}`,
      json: { audioFileName: 'taken.wav' },
    }),
    unpublishBook: ({ bookId }) => ({ path: `/api/book/${bookId}/publish` }),
    publishBook: ({ bookId }) => ({ path: `/api/book/${bookId}/publish`, json: { visibility: 'public' } }),
  },
}
