import type { listWords as listWordsRoute } from '@lectern/contracts/quiz'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { glossaryWords } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'
import { mayReadWord, wordNotFound } from './glossary-rights'
import { presentWord } from './present-word'
import { normalizeText } from './normalize-text'
import * as repository from './words.repository'

type Listing = z.output<(typeof listWordsRoute)['query']>

export async function listWords(database: Database, caller: Caller, { page, limit, search, lang }: Listing) {
  const where = and(
    mayReadWord(caller),
    search?.trim() ? repository.containsText(normalizeText(search)) : undefined,
    lang === undefined ? undefined : eq(glossaryWords.language, lang),
  )
  const total = await repository.countWords(database, where)
  const words = await repository.readWords(database, where, { limit, offset: (page - 1) * limit })
  return { words: words.map(presentWord), total }
}

export async function listAllWords(database: Database, caller: Caller) {
  const words = await repository.readWords(database, mayReadWord(caller))
  return { words: words.map(presentWord), total: words.length }
}

export async function readWord(database: Queryable, caller: Caller, id: number) {
  const [word] = await repository.readWords(database, and(eq(glossaryWords.id, id), mayReadWord(caller)))
  if (!word) throw wordNotFound(id)
  return presentWord(word)
}
