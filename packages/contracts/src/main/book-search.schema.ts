import { z } from 'zod'
import { LanguageCode } from '../shared.schema'
import { BookPartId } from './book-parts.schema'

export const BookSearch = z
  .looseObject({
    pageIds: z
      .array(z.number().int())
      .meta({ description: 'All pages of the publication in order: the index names a page by its place here' }),
    languages: z.array(
      z.looseObject({
        language: LanguageCode,
        firstTerms: z.array(z.string()).meta({
          description: 'The first term of each shard, in order of UTF-16 units: they tell which shard has a term',
        }),
        shards: z.array(BookPartId).meta({ description: 'Names of the shards. A shard never changes' }),
      }),
    ),
  })
  .meta({ id: 'BookSearch', description: 'Overview of the search index, for planSearch of @lectern/core/search' })
