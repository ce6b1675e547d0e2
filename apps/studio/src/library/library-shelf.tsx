import type { BookSummary } from '@lectern/api-client/main'
import { studioMessages } from '@lectern/messages'
import { ButtonLink, Grid, Heading, Inline, Stack, Text, useTranslate } from '@lectern/ui'
import { BookMarked } from '@lectern/ui/icons'
import type { ReactNode } from 'react'
import { BookCard } from './book-card'

export interface LibraryShelfProps {
  readonly books: readonly BookSummary[]
  /** The number of books, if it is known. */
  readonly lead: string | null
  /** The field in which books are searched, in a library of several pages. */
  readonly search: ReactNode
  /** The end of the list, which loads more. */
  readonly end: ReactNode
  /** The button that creates a book. */
  readonly newBook: ReactNode
  readonly onRename: (book: BookSummary) => void
  readonly onDetails: (book: BookSummary) => void
  readonly onDelete: (book: BookSummary) => void
  readonly onShare: (book: BookSummary) => void
  readonly onDuplicate: (book: BookSummary) => void
}

/** The cards of an author's books under the title of the library. */
export function LibraryShelf({
  books,
  lead,
  search,
  end,
  newBook,
  onRename,
  onDetails,
  onDelete,
  onShare,
  onDuplicate,
}: LibraryShelfProps) {
  const t = useTranslate(studioMessages)
  return (
    <Stack gap="xl">
      <Inline justify="between" align="end">
        <Stack gap="xs">
          <Heading level={1}>{t('libraryTitle')}</Heading>
          {lead !== null && <Text tone="muted">{lead}</Text>}
        </Stack>
        <Inline gap="s">
          <ButtonLink href="/studio/glossary" tone="quiet" icon={BookMarked}>
            {t('openGlossary')}
          </ButtonLink>
          {newBook}
        </Inline>
      </Inline>
      {search}
      <Grid as="ul" columns="narrow">
        {books.map((book) => (
          <BookCard
            key={book.id}
            book={book}
            onRename={() => onRename(book)}
            onDetails={() => onDetails(book)}
            onDelete={() => onDelete(book)}
            onShare={() => onShare(book)}
            onDuplicate={() => onDuplicate(book)}
            onRead={() => window.location.assign(`/?book=${book.id}`)}
          />
        ))}
      </Grid>
      {end}
    </Stack>
  )
}
