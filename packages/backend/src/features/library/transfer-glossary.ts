import { NewWord } from '@lectern/contracts/quiz'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import { glossaryWords } from '../../entities/schema'
import { insertDefinitions } from '../glossary/definitions.repository'
import { toDefinitionRow } from '../glossary/definitions.service'
import { presentWord } from '../glossary/present-word'
import { normalizeText } from '../glossary/normalize-text'
import * as repository from '../glossary/words.repository'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import type { Fields, LinkRewriter } from './rewrite-links'

type ArchivedWord = z.output<typeof NewWord>

/** Returns the words of this book only, in the form of the request that creates one. */
export async function exportGlossary(
  database: Queryable,
  bookId: number,
  links: LinkRewriter,
): Promise<ArchivedWord[]> {
  const words = await repository.readWords(database, eq(glossaryWords.bookId, bookId))
  return Promise.all(words.map(async (word) => NewWord.parse(await links.rewriteFields(withoutIds(word)))))
}

function withoutIds(row: repository.ReadWord): Fields {
  const { id: _id, bookId: _bookId, updatedAt: _updatedAt, definitions, ...word } = presentWord(row)
  return { ...word, definitions: definitions.map(({ id: _definition, ...definition }) => definition) }
}

/**
 * Inserts words for a new book. A word that the domain has for all its books is not duplicated: it gets the missing
 * definitions, as in an import from a spreadsheet.
 */
export async function importGlossary(
  transaction: Queryable,
  { id: bookId, domainId }: { id: number; domainId: number },
  archived: readonly ArchivedWord[],
): Promise<void> {
  if (archived.length === 0) return
  await repository.lockGlossary(transaction, domainId)
  const words = archived.map((word) => ({ ...word, word: normalizeText(word.word) }))
  const names = [...new Set(words.map(({ word }) => word))]
  const there = await repository.findWordsOfDomain(transaction, domainId, names)
  for (const { word, lang, bookId: _bookId, definitions = [], ...others } of words) {
    const existing = there.find((own) => own.word === word && own.language === lang)
    const rows = definitions.map(toDefinitionRow)
    if (existing) await addMissing(transaction, existing, rows)
    else {
      const row = { domainId, bookId, word, language: lang, otherFields: mergeOtherFields({}, others) }
      const [wordId] = await repository.insertWords(transaction, [row])
      if (wordId === undefined) throw new Error(`the word ${word} was not written`)
      await insertDefinitions(
        transaction,
        rows.map((definition, orderIndex) => ({ ...definition, wordId, orderIndex })),
      )
    }
  }
}

async function addMissing(
  transaction: Queryable,
  { id: wordId, definitions }: repository.ReadWord,
  rows: readonly ReturnType<typeof toDefinitionRow>[],
): Promise<void> {
  const missing = rows.filter(
    (row) => !definitions.some((own) => own.definition === row.definition && own.language === row.language),
  )
  if (missing.length === 0) return
  const next = Math.max(-1, ...definitions.map(({ orderIndex }) => orderIndex)) + 1
  await insertDefinitions(
    transaction,
    missing.map((row, index) => ({ ...row, wordId, orderIndex: next + index })),
  )
  await repository.changeWord(transaction, wordId, {})
}
