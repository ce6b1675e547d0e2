import { noteMessages } from '@lectern/messages'
import { Menu, useTranslate } from '@lectern/ui'
import { Download } from '@lectern/ui/icons'
import type { ReaderBook } from '../book/reader-book'
import { downloadNotes } from './download-notes'
import type { ListedNote } from './list-notes'
import { writeAnnotations } from './write-annotations'
import { writeMarkdown } from './write-markdown'

export interface ExportMenuProps {
  readonly book: ReaderBook
  readonly listed: readonly ListedNote[]
}

/** Saves the notes as a file of the chosen kind. */
export function ExportMenu({ book, listed }: ExportMenuProps) {
  const t = useTranslate(noteMessages)
  const title = t('notesExportTitle', { title: book.title })
  const saveMarkdown = () => {
    const toHeading = (page: number | null) => (page === null ? t('notesCover') : t('notesPlace', { page }))
    downloadNotes(title, 'md', writeMarkdown(listed, { title, toHeading }))
  }
  const saveAnnotations = () => {
    const { origin } = window.location
    const annotations = writeAnnotations(listed, { title, bookId: book.bookId, bookTitle: book.title, origin })
    downloadNotes(title, 'jsonld', JSON.stringify(annotations, null, 2))
  }
  return (
    <Menu
      look="icon"
      align="end"
      icon={Download}
      label={t('notesExport')}
      entries={[
        { label: t('notesExportMarkdown'), onSelect: saveMarkdown },
        { label: t('notesExportAnnotations'), onSelect: saveAnnotations },
      ]}
    />
  )
}
