import { BookChange, NewBook, NewChapter, NewChapterVariation } from './book.schema'
import { CategoryChange } from './catalogue.schema'
import { AudioData, ChapterFields } from './chapter.schema'
import { IdList, OrderingList } from './ordering.schema'
import { PageContent, PageFields, PagesContent } from './page-content.schema'

/**
 * Payloads that the specification names without showing their keys; their keys are the field names of its entities. By name,
 * then by the call that takes them.
 */
export const namedPayloads = {
  'book fields': { createBook: NewBook, updateBook: BookChange },
  'category fields': { updateCategory: CategoryChange },
  'chapter fields': {
    createChapter: NewChapter,
    addChapterVariation: NewChapterVariation,
    updateChapter: ChapterFields,
  },
  'page fields': { createPage: PageFields },
  'page content': { savePageContent: PageContent, savePagesContent: PagesContent },
  'audio data': { nameChapterTrack: AudioData },
  'an ordering list': { reorderChapters: OrderingList, updatePageOrder: OrderingList },
  ids: { listBooksById: IdList },
} as const
