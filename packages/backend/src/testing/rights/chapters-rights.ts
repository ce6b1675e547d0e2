import type { TestBook } from '../make-test-book'
import type { RightsRows } from './rights-rows'

const page = ({ pages }: TestBook) => pages[0]?.pageId ?? 0
const variation = ({ pages }: TestBook) => pages[0]?.variationId ?? 0
const form = () => new FormData()

export const chaptersRights: RightsRows = {
  onNoBook: [],
  onBooks: {
    getChapter: ({ chapterId }) => ({ path: `/chapters/${chapterId}` }),
    getChapterData: ({ chapterId }) => ({ path: `/file/chapterData/${chapterId}` }),
    getBookChapter: ({ chapterId }) => ({ path: `/api/book/chapter/${chapterId}` }),
    updateChapter: ({ chapterId }) => ({ path: `/chapters/${chapterId}`, json: { name: 'Taken' } }),
    deleteChapter: ({ bookId, chapterId }) => ({ path: `/books/${bookId}/chapters/${chapterId}` }),
    reorderChapters: ({ chapterId }) => ({ path: '/chapters/reorder', json: [{ id: chapterId, order_index: 1 }] }),
    cloneChapter: ({ bookId, chapterId }) => ({
      path: `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${bookId}`,
    }),
    updateChapterVariation: ({ chapterId }) => ({ path: `/chapters/${chapterId}/variation`, form: form() }),
    uploadChapterThumbnail: ({ chapterId }) => ({
      path: `/chapters/${chapterId}/thumbnail/variation?variation=en`,
      form: form(),
    }),
    nameChapterTrack: ({ chapterId }) => ({
      path: `/chapters/${chapterId}/audio`,
      json: { variation: 'en', audioFileName: 'taken.mp3' },
    }),
    uploadChapterTrack: ({ chapterId }) => ({ path: `/chapters/${chapterId}/audio/upload`, form: form() }),
    deleteChapterVariation: ({ chapterVariationId }) => ({ path: `/chapter/variation/${chapterVariationId}` }),
    uploadCoachingAudio: ({ bookId }) => ({ path: `/books/${bookId}/coaching/1/audio`, form: form() }),
    uploadCoachingSubtitles: ({ bookId }) => ({ path: `/books/${bookId}/coaching/1/subtitles`, form: form() }),
    presignAudioUpload: ({ bookId }) => ({ path: `/api/upload/${bookId}/presigned-url-audio?fileName=taken.mp3` }),
    createPage: ({ chapterId }) => ({ path: `/chapters/${chapterId}/pages`, json: {} }),
    createPages: ({ chapterId }) => ({ path: `/chapters/${chapterId}/pages/batch`, json: { pages: [{}] } }),
    getPageDetails: ({ chapterId }) => ({ path: `/chapters/${chapterId}/page/details` }),
    savePageContent: (book) => ({ path: `/pages/${page(book)}/content`, json: { name: 'Taken' } }),
    savePagesContent: (book) => ({ path: '/pages/batch/upload', json: [{ pageId: page(book), name: 'Taken' }] }),
    savePageJson: (book) => ({ path: `/pages/${page(book)}/json`, json: { name: 'Taken' } }),
    getPageJson: (book) => ({ path: `/pages/${page(book)}/json` }),
    updatePagesJson: (book) => ({
      path: '/pages/update-json-batch',
      json: [{ pageId: page(book), coachingPoints: '[]', popupTriggers: '[]' }],
    }),
    updatePageOrder: (book) => ({ path: '/pages/update-page-order', json: [{ id: page(book), order_index: 1 }] }),
    renamePageVariation: (book) => ({
      path: '/page/variation/name',
      json: { variationId: variation(book), name: 'Taken' },
    }),
    uploadPageThumbnail: (book) => ({
      path: `/chapters/${book.chapterId}/page/${page(book)}/variation/thumbnail`,
      form: form(),
    }),
    updateRectDataVariations: (book) => ({
      path: '/pages/update-rect-data-variations',
      json: [{ pageId: page(book), variations: [{ variation: 'en', rectData: { rects: [], rectsByWords: [] } }] }],
    }),
    takeOverPageImages: ({ chapterId }) => ({
      path: `/chapters/${chapterId}/variation/pages`,
      json: { from: 'en', variation: 'en' },
    }),
    deletePageVariation: (book) => ({ path: `/pages/variation/${variation(book)}` }),
  },
}
