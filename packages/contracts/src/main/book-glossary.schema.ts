import { z } from 'zod'
import { LanguageCode } from '../shared.schema'

const BookDefinition = z
  .looseObject({
    id: z.number().int(),
    lang: LanguageCode,
    text: z.string(),
    audio: z.string().nullable().meta({ description: 'Link to the definition read aloud' }),
  })
  .meta({ id: 'BookDefinition' })

const BookGlossaryWord = z
  .looseObject({
    id: z.number().int(),
    word: z.string(),
    lang: LanguageCode,
    forms: z.array(z.string()).exactOptional().meta({ description: 'Other forms of the word, listed by its author' }),
    definitions: z.array(BookDefinition).meta({ description: 'At least one' }),
  })
  .meta({ id: 'BookGlossaryWord' })

export const BookGlossary = z
  .looseObject({ words: z.array(BookGlossaryWord) })
  .meta({ id: 'BookGlossary', description: 'The words of the glossary that occur in a publication' })

export const BookGlossaryId = z.string().regex(/^[0-9a-f]{40}$/)

export const BookGlossarySummary = z
  .object({ id: BookGlossaryId, wordCount: z.number().int().positive() })
  .meta({ id: 'BookGlossarySummary', description: 'Name of the glossary of a publication, which never changes' })
