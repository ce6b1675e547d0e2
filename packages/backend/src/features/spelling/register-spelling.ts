import * as contract from '@lectern/contracts/app'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { bindRoute } from '../../platform/http/route-binding'
import { successBody } from '../../platform/http/success-body'
import type { WordValidation } from '../../ports/index'
import { deleteBookWord, insertBookWord } from './book-words.repository'
import { checkSpelling } from './check-spelling'

/** Registers the spelling check of a book's words, and the words of its own that a book has. */
export function registerSpelling(
  { database }: Platform,
  { wordValidation }: { wordValidation: WordValidation },
): Feature {
  return {
    routes: [
      bindRoute(contract.checkSpelling, async ({ params, body, caller }) => {
        const bookId = await requireAuthor(database, caller, { kind: 'book', id: params.id })
        return { status: 200, body: await checkSpelling({ database, wordValidation }, bookId, body) }
      }),
      bindRoute(contract.addBookWord, async ({ params, body, caller }) => {
        const bookId = await requireAuthor(database, caller, { kind: 'book', id: params.id })
        await insertBookWord(database, { bookId, language: body.lang, word: body.word })
        return { status: 200, body: successBody }
      }),
      bindRoute(contract.removeBookWord, async ({ params, query, caller }) => {
        const bookId = await requireAuthor(database, caller, { kind: 'book', id: params.id })
        await deleteBookWord(database, { bookId, language: query.lang, word: query.word })
        return { status: 200, body: successBody }
      }),
    ],
  }
}
