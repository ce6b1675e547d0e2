import { LecternBookElement } from './lectern-book-element'

/**
 * Makes `<lectern-book>` known to the page. Once is enough: a second call with the same reader does nothing, one with
 * another reader says so on the console and leaves the first. The first that names a reader gives it to the elements that
 * wait for one. Without a page, as on a server, it does nothing.
 *
 * @param defaultReader where the reader lives for elements without `src`
 */
export function defineLecternBook(defaultReader: string | null = null): void {
  if (!('customElements' in globalThis)) return
  const known = customElements.get('lectern-book')
  if (known === undefined) {
    LecternBookElement.defaultReader = defaultReader
    customElements.define('lectern-book', LecternBookElement)
    return
  }
  // Another copy of this script may have been first.
  const first: unknown = Reflect.get(known, 'defaultReader')
  if (defaultReader === null || first === defaultReader) return
  if (typeof first !== 'string') {
    Reflect.set(known, 'defaultReader', defaultReader)
    for (const book of document.querySelectorAll('lectern-book'))
      if (!book.hasAttribute('src')) book.connectedCallback()
  } else {
    console.error(
      `<lectern-book> shows books of ${first} already: give elements for ${defaultReader} that address as "src".`,
    )
  }
}
