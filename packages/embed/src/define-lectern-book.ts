import { LecternBookElement } from './lectern-book-element'

/**
 * Registers the element `<lectern-book>`. A second call with the same reader does nothing; one with another reader logs
 * a warning and keeps the first. Elements without `src` that are already on the page load the first reader given. Does
 * nothing where there is no document, as on a server.
 *
 * @param defaultReader address of the reader for elements without `src`
 */
export function defineLecternBook(defaultReader: string | null = null): void {
  if (!('customElements' in globalThis)) return
  const known = customElements.get('lectern-book')
  if (known === undefined) {
    LecternBookElement.defaultReader = defaultReader
    customElements.define('lectern-book', LecternBookElement)
    return
  }
  // Another copy of this script may have registered it.
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
