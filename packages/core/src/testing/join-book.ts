import type { BookOutline } from '../book-parts'
import type { BookData, Page } from '../book/model/book-types'

/** Joins the outline and all parts that `cutBook` made of a book. Returns an equal book. */
export function joinBook(outline: BookOutline, parts: readonly (readonly Page[])[]): BookData {
  const pages = parts.flat()
  let next = 0
  const chapters = outline.chapters.map((chapter) => {
    const from = next
    next += chapter.pages.length
    return { ...chapter, pages: pages.slice(from, next) }
  })
  return { ...outline, chapters }
}
