import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, LanguageCode, NumericId } from '../shared.schema'

const Word = z.string().min(1).max(200)

const BookWord = z.object({ lang: LanguageCode, word: Word }).meta({
  id: 'BookWord',
  description: 'A word that is right in this book although no dictionary has it: a name, a word of a dialect',
})

export const SpellingVerdict = z
  .object({
    hasDictionary: z
      .boolean()
      .meta({ description: 'False: no dictionary of the language is installed, and no word is unknown' }),
    unknown: z.array(z.string()).meta({
      description:
        "The words that neither the dictionary nor the book's own words contain, in the order of the request",
    }),
  })
  .meta({ id: 'SpellingVerdict' })

export const checkSpelling = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/book/{id}/spelling',
  operationId: 'checkSpelling',
  summary: "List the words that neither the language's dictionary nor the book's own words contain",
  access: 'author',
  tag: 'Word',
  params: z.object({ id: NumericId }),
  body: {
    kind: 'json',
    schema: z.object({ lang: LanguageCode, words: z.array(Word).max(2000) }).meta({ id: 'WordsToCheck' }),
  },
  responses: { 200: { description: 'The verdict', schema: SpellingVerdict }, ...commonErrors },
})

export const addBookWord = defineRoute({
  backend: 'app',
  method: 'put',
  path: '/api/book/{id}/words',
  operationId: 'addBookWord',
  summary: "Add a word to the book's own words of a language, which count as spelt right in any case",
  access: 'author',
  tag: 'Word',
  params: z.object({ id: NumericId }),
  body: { kind: 'json', schema: BookWord },
  responses: { 200: { description: 'Added', schema: Done }, ...commonErrors },
})

export const removeBookWord = defineRoute({
  backend: 'app',
  method: 'delete',
  path: '/api/book/{id}/words',
  operationId: 'removeBookWord',
  summary: "Remove a word from the book's own words",
  access: 'author',
  tag: 'Word',
  params: z.object({ id: NumericId }),
  query: z.object({ lang: LanguageCode, word: Word }),
  responses: { 200: { description: 'Removed', schema: Done }, ...commonErrors },
})
