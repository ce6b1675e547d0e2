import type { WorkPlace } from '@lectern/authoring-ui'
import { writePlace } from './work-place'

/** Returns the address of the audio editor at the chapter, language and page of a place. */
export function audioPath(bookId: number, place: WorkPlace): string {
  const query = writePlace({ ...place, step: null })
  return `/studio/audio?${new URLSearchParams([['book', String(bookId)], ...query])}`
}
