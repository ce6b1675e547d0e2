import { usualNotePixels } from './mark-notes'
import type { ListedNote } from './list-notes'

export interface AnnotatedBook {
  readonly title: string
  readonly bookId: number
  readonly bookTitle: string
  /** Origin of the addresses of the pages: `https://books.example.org`. */
  readonly origin: string
}

/**
 * Writes notes by the Web Annotation Data Model of the W3C: a collection in JSON-LD with one page of annotations. The target of
 * each is a box of its page's image, as a media fragment.
 */
export function writeAnnotations(notes: readonly ListedNote[], { title, bookId, bookTitle, origin }: AnnotatedBook) {
  const collection = `${origin}/?book=${bookId}#notes`
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: collection,
    type: 'AnnotationCollection',
    label: title,
    total: notes.length,
    first: {
      id: `${collection}-1`,
      type: 'AnnotationPage',
      partOf: collection,
      startIndex: 0,
      items: notes.map(({ note, place }) => ({
        id: `urn:lectern:note:${encodeURIComponent(note.key)}`,
        type: 'Annotation',
        motivation: 'commenting',
        ...(Number.isNaN(Date.parse(note.createdAt)) ? {} : { created: new Date(note.createdAt).toISOString() }),
        body: { type: 'TextualBody', value: note.text, format: 'text/plain', purpose: 'commenting' },
        target: {
          type: 'SpecificResource',
          source: {
            id: `${origin}/?book=${bookId}&chapter=${place.chapterId}&page=${place.pageId}`,
            type: 'Image',
            label: bookTitle,
          },
          ...toSelector(note),
        },
      })),
    },
  }
}

function toSelector({ x, y, size }: ListedNote['note']) {
  if (x === null || y === null) return {}
  const width = Math.round(size ?? usualNotePixels)
  const [left, top] = [x, y].map((middle) => Math.max(0, Math.round(middle - width / 2)))
  return {
    selector: {
      type: 'FragmentSelector',
      conformsTo: 'http://www.w3.org/TR/media-frags/',
      value: `xywh=pixel:${left},${top},${width},${width}`,
    },
  }
}
