import type { BookKind } from '@lectern/core/book'
import type { IconDrawing } from '@lectern/ui'
import { CircleHelp, FileText, Headphones, NotebookPen, Video } from '@lectern/ui/icons'

export type KindText =
  | 'libraryKindVideo'
  | 'libraryKindAudio'
  | 'libraryKindQuiz'
  | 'libraryKindBrochure'
  | 'libraryKindNotes'

/** Icon and name of each kind of book. */
export const kindLooks: Readonly<Record<BookKind, { readonly icon: IconDrawing; readonly text: KindText }>> = {
  video: { icon: Video, text: 'libraryKindVideo' },
  audio: { icon: Headphones, text: 'libraryKindAudio' },
  quiz: { icon: CircleHelp, text: 'libraryKindQuiz' },
  brochure: { icon: FileText, text: 'libraryKindBrochure' },
  notes: { icon: NotebookPen, text: 'libraryKindNotes' },
}
