import type { Definition, Word } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { DefinitionRow } from './definitions.repository'
import type { ReadWord } from './words.repository'

export function presentDefinition(row: DefinitionRow): z.input<typeof Definition> {
  const { audio, ...otherFields } = row.otherFields
  return {
    ...otherFields,
    id: row.id,
    lang: row.language,
    text: row.definition,
    audio: typeof audio === 'string' ? audio : null,
  }
}

export function presentWord(row: ReadWord): z.input<typeof Word> {
  return {
    ...row.otherFields,
    id: row.id,
    word: row.word,
    lang: row.language,
    bookId: row.bookId,
    definitions: row.definitions.map(presentDefinition),
    updatedAt: row.updatedAt.toISOString(),
  }
}
