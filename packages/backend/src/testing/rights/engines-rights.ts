import type { RightsRows } from './rights-rows'

export const enginesRights: RightsRows = {
  onNoBook: [
    'alignAudio',
    'cancelJob',
    'listEngines',
    'createPronunciationDictionary',
    'importPronunciationDictionary',
    'updatePronunciationDictionary',
    'deletePronunciationDictionary',
    'addPronunciationRules',
    'removePronunciationRules',
    'restoreDictionaryVersion',
    'getPronunciationDictionary',
    'listArchivedDictionaries',
    'listDictionaryVersions',
    'getDictionaryVersion',
    'exportPronunciationDictionary',
  ],
  onBooks: {
    alignChapter: ({ bookId, chapterVariationId, pages }) => ({
      path: '/api/text-to-speech/align-from-chapter',
      json: { bookId, chapterVariationId, pageData: [{ pageVariationId: pages[0]?.variationId, text: 'Mine.' }] },
    }),
    convertChapterAudio: ({ chapterVariationId }) => ({
      path: `/api/chapter-variation-audio/${chapterVariationId}/convert`,
    }),
    estimateSpeech: ({ chapterId, pages }) => ({
      path: '/api/text-to-speech/cost',
      json: {
        voiceId: 'ada',
        modelId: 'plain',
        voiceSettings: {},
        chapterId,
        variation: 'en',
        pages: [{ pageVariationId: pages[0]?.variationId, textSegments: [] }],
      },
    }),
    speakTargetedText: ({ chapterId, pages }) => ({
      path: '/api/text-to-speech/targeted-text',
      json: {
        voiceId: 'ada',
        modelId: 'plain',
        voiceSettings: {},
        chapterId,
        variation: 'en',
        pages: [{ pageVariationId: pages[0]?.variationId, textSegments: [] }],
      },
    }),
    lockSentence: ({ chapterId, pages }) => ({
      path: '/api/text-to-speech/lock',
      json: {
        voiceId: 'ada',
        modelId: 'plain',
        voiceSettings: {},
        chapterId,
        variation: 'en',
        pages: [{ pageVariationId: pages[0]?.variationId, textSegments: [] }],
        sentence: { pageVariationId: pages[0]?.variationId, text: 'Mine.' },
      },
    }),
    listSentenceLocks: ({ chapterVariationId }) => ({ path: `/api/chapter-variation-locks/${chapterVariationId}` }),
    unlockSentence: ({ chapterVariationId, pages }) => ({
      path: `/api/chapter-variation-locks/${chapterVariationId}/unlock`,
      json: { pageVariationId: pages[0]?.variationId, text: 'Mine.' },
    }),
    listSentenceTakes: ({ chapterVariationId, pages }) => ({
      path: `/api/chapter-variation-takes/${chapterVariationId}?pageVariationId=${pages[0]?.variationId}`,
    }),
    hearSentenceTake: ({ chapterVariationId }) => ({
      path: `/api/chapter-variation-takes/${chapterVariationId}/1`,
    }),
    chooseSentenceTake: ({ chapterVariationId }) => ({
      path: `/api/chapter-variation-takes/${chapterVariationId}/1/choose`,
      json: { isLocked: true },
    }),
    speakQuizText: ({ bookId }) => ({
      path: '/api/text-to-speech/quiz',
      json: { text: 'Mine?', bookId, voiceSettings: {} },
    }),
  },
}
