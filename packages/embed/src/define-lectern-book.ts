import { LecternBookElement } from './lectern-book-element'

/**
 * Makes `<lectern-book>` known to the page. Once is enough; a second call does nothing.
 *
 * @param defaultReader where the reader lives for elements without `src`
 */
export function defineLecternBook(defaultReader: string | null = null): void {
  if (customElements.get('lectern-book') !== undefined) return
  customElements.define(
    'lectern-book',
    class extends LecternBookElement {
      protected override defaultReader(): string | null {
        return defaultReader
      }
    },
  )
}
