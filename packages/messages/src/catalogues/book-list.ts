import { defineCatalogue } from '../catalogue'
import { bookList } from '../en/book-list'

/** Texts of a library with more books than one page. */
export const bookListMessages = /* @__PURE__ */ defineCatalogue('bookList', bookList, {
  es: async () => {
    const texts = await import('../es/book-list')
    return texts.bookList
  },
})
