import type { BookChange, NewBook } from '@lectern/contracts/main'
import type { z } from 'zod'
import { keepOtherFields } from '../http/keep-other-fields'
import type { BookRow } from './books.repository'

/** What a book that was read holds besides its own fields; sent back, it changes nothing. */
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
  'creators',
  'language',
])

/** The columns of a book that these fields fill; `before` are the fields without a column that it has. */
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
    ...(others.length === 0 ? {} : { otherFields: keepOtherFields(before, Object.fromEntries(others)) }),
  }
}
