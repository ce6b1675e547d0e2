import type { BookChange, NewBook } from '@lectern/contracts/main'
import type { z } from 'zod'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import type { BookRow } from '../../entities/books/books.repository'

/** Derived fields of a book that was read; sent back, they change nothing. */
const reckoned: ReadonlySet<string> = new Set([
  'id',
  'cover_image',
  'published',
  'publishedAt',
  'publicationIsBehind',
  'languages',
  'pageCount',
  'durationSeconds',
  'canEdit',
  'updatedAt',
  'cursor',
  'creators',
  'language',
  'revision',
])

/** Converts fields to the columns of a book; `before` are its fields without a column. */
export function toColumns(
  fields: z.output<typeof BookChange> | z.output<typeof NewBook>,
  before: Record<string, unknown>,
): Partial<Pick<BookRow, 'title' | 'description' | 'identifier' | 'themeData' | 'visibility' | 'otherFields'>> {
  const { title, description, identifier, theme_data: themeData, visibility, ...rest } = fields
  const { categories: _categories, series: _series, tags: _tags, ...unnamed } = rest
  const others = Object.entries(unnamed).filter(([name]) => !reckoned.has(name))
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(identifier === undefined ? {} : { identifier }),
    ...(themeData === undefined ? {} : { themeData }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(others.length === 0 ? {} : { otherFields: mergeOtherFields(before, Object.fromEntries(others)) }),
  }
}
