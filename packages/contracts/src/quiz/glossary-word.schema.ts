import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { isSafeLink } from '../is-safe-link'
import { LanguageCode } from '../shared.schema'

const id = z.number().int().positive()
const language = LanguageCode.max(35)
const term = z.string().trim().min(1).max(300)
const text = z.string().trim().min(1).max(10_000)
/** A link whose scheme must not run a script. */
const link = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|\/)[^\s\p{Cc}]*$/u, 'is not an address that begins with https:// or /')
  .refine(isSafeLink, 'is not an address here, or of the web without a user name')

export const Definition = z
  .looseObject({ id: z.number().int(), lang: LanguageCode, text: z.string(), audio: z.string().nullable() })
  .meta({ id: 'Definition' })

export const Word = z
  .looseObject({
    id: z.number().int(),
    word: z.string(),
    lang: LanguageCode,
    bookId: z.number().int().nullable().meta({ description: 'The only book for which the word is explained' }),
    definitions: z.array(Definition),
    updatedAt: z.string(),
  })
  .meta({ id: 'Word' })

export const Words = z.object({ words: z.array(Word), total: z.number().int() }).meta({ id: 'Words' })

export const NewDefinition = boundFields(
  z.looseObject({ lang: language, text, audio: link.nullable().exactOptional() }),
  40_000,
).meta({ id: 'NewDefinition' })

export const DefinitionChange = boundFields(
  z.looseObject({
    lang: language.exactOptional(),
    text: text.exactOptional(),
    audio: link.nullable().exactOptional(),
  }),
  40_000,
).meta({ id: 'DefinitionChange' })

/** An entry of a word's complete list: an existing one with its id, or a new one. */
const ListedDefinition = boundFields(
  z.looseObject({ id: id.exactOptional(), lang: language, text, audio: link.nullable().exactOptional() }),
  40_000,
).meta({ id: 'ListedDefinition' })

const wordFields = {
  word: term,
  lang: language,
  bookId: id.nullable().exactOptional(),
  definitions: z.array(ListedDefinition).max(100).exactOptional(),
}

export const NewWord = boundFields(z.looseObject(wordFields), 1_000_000).meta({ id: 'NewWord' })

const changeFields = {
  ...wordFields,
  word: term.exactOptional(),
  lang: language.exactOptional(),
  definitions: wordFields.definitions.meta({ description: 'The whole list, in order; missing entries are deleted' }),
}

export const WordChange = boundFields(z.looseObject(changeFields), 1_000_000).meta({ id: 'WordChange' })

export const WordChangeById = boundFields(z.looseObject({ ...changeFields, id }), 1_000_000).meta({
  id: 'WordChangeById',
})
