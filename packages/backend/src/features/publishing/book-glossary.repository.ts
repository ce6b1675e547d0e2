import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { BookRow } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import { glossaryDefinitions, glossaryWords } from '../../entities/schema'

/** A word of the glossary of a book's domain, with its definitions. */
export interface ExplainedWord {
  readonly id: number
  readonly word: string
  readonly lang: string
  readonly forms?: readonly string[]
  readonly definitions: readonly {
    readonly id: number
    readonly lang: string
    readonly text: string
    readonly audio: string | null
  }[]
}

/** Reads the words that explain a book: its own first, then those of its domain. Words without a definition are left out. */
export async function readExplainedWords(
  database: Queryable,
  { id: bookId, domainId }: Pick<BookRow, 'id' | 'domainId'>,
): Promise<ExplainedWord[]> {
  const isOfBook = and(
    eq(glossaryWords.domainId, domainId),
    or(isNull(glossaryWords.bookId), eq(glossaryWords.bookId, bookId)),
  )
  const rows = await database
    .select({
      id: glossaryWords.id,
      word: glossaryWords.word,
      lang: glossaryWords.language,
      otherFields: glossaryWords.otherFields,
      definition: glossaryDefinitions,
    })
    .from(glossaryWords)
    .innerJoin(glossaryDefinitions, eq(glossaryDefinitions.wordId, glossaryWords.id))
    .where(isOfBook)
    .orderBy(
      sql`${glossaryWords.bookId} is null`,
      asc(glossaryWords.id),
      asc(glossaryDefinitions.orderIndex),
      asc(glossaryDefinitions.id),
    )
  const words = new Map<number, ExplainedWord & { definitions: ExplainedWord['definitions'][number][] }>()
  for (const { id, word, lang, otherFields, definition } of rows) {
    const known = words.get(id) ?? { id, word, lang, ...readForms(otherFields), definitions: [] }
    words.set(id, known)
    const { audio } = definition.otherFields
    known.definitions.push({
      id: definition.id,
      lang: definition.language,
      text: definition.definition,
      audio: typeof audio === 'string' ? audio : null,
    })
  }
  return [...words.values()]
}

/** Returns the forms that the author lists in a field without a column. */
function readForms({ forms }: Record<string, unknown>): Pick<ExplainedWord, 'forms'> {
  if (!Array.isArray(forms)) return {}
  const texts = forms.filter((form): form is string => typeof form === 'string' && form.trim() !== '')
  return texts.length === 0 ? {} : { forms: texts }
}
