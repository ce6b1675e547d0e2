import { relations } from 'drizzle-orm'
import { books, chapters, chapterVariations, pages, pageVariations } from './index'

export const bookRelations = relations(books, ({ many }) => ({ chapters: many(chapters) }))

export const chapterRelations = relations(chapters, ({ one, many }) => ({
  book: one(books, { fields: [chapters.bookId], references: [books.id] }),
  variations: many(chapterVariations),
  pages: many(pages),
}))

export const chapterVariationRelations = relations(chapterVariations, ({ one }) => ({
  chapter: one(chapters, { fields: [chapterVariations.chapterId], references: [chapters.id] }),
}))

export const pageRelations = relations(pages, ({ one, many }) => ({
  chapter: one(chapters, { fields: [pages.chapterId], references: [chapters.id] }),
  variations: many(pageVariations),
}))

export const pageVariationRelations = relations(pageVariations, ({ one }) => ({
  page: one(pages, { fields: [pageVariations.pageId], references: [pages.id] }),
}))
