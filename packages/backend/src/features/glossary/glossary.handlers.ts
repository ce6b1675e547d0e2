import * as routes from '@lectern/contracts/quiz'
import type { Database } from '../../entities/schema/database-handle'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import * as definitions from './definitions.service'
import { wordNotFound } from './glossary-rights'
import { importLimits, importWords } from './import-words'
import { listAllWords, listWords, readWord } from './read-words'
import * as words from './words.service'

/** Path of a word in a body that is the word itself, or a list of words. */
const itself = () => ''
const toFieldPath = (index: number) => `words.${index}`

function only<T>(created: readonly T[], id: number): T {
  const [word] = created
  if (word === undefined) throw wordNotFound(id)
  return word
}

export function glossaryHandlers(database: Database): RouteBinding[] {
  return [
    bindRoute(routes.listWords, async ({ query, caller }) => ({
      status: 200,
      body: await listWords(database, caller, query),
    })),
    bindRoute(routes.listAllWords, async ({ caller }) => ({
      status: 200,
      body: await listAllWords(database, caller),
    })),
    bindRoute(routes.getWord, async ({ params, caller }) => ({
      status: 200,
      body: await readWord(database, caller, params.id),
    })),
    bindRoute(routes.createWord, async ({ body, caller }) => ({
      status: 201,
      body: only(await words.createWords(database, caller, [body], itself), 0),
    })),
    bindRoute(routes.updateWord, async ({ params, body, caller }) => ({
      status: 200,
      body: only(await words.updateWords(database, caller, [{ ...body, id: params.id }], itself), params.id),
    })),
    bindRoute(routes.deleteWord, async ({ params, caller }) => {
      await words.deleteWords(database, caller, [params.id])
      return { status: 200, body: successBody }
    }),
    bindRoute(routes.createWords, async ({ body, caller }) => {
      const created = await words.createWords(database, caller, body.words, toFieldPath)
      return { status: 201, body: { words: created, total: created.length } }
    }),
    bindRoute(routes.updateWords, async ({ body, caller }) => {
      const updated = await words.updateWords(database, caller, body.words, toFieldPath)
      return { status: 200, body: { words: updated, total: updated.length } }
    }),
    bindRoute(routes.deleteWords, async ({ body, caller }) => {
      await words.deleteWords(database, caller, body.ids)
      return { status: 200, body: successBody }
    }),
    bindRoute(routes.importWords, async ({ query, body, caller }) => ({
      status: 200,
      body: await importWords(database, caller, await body.receive(importLimits), query.dryRun),
    })),
    bindRoute(routes.getDefinition, async ({ params, caller }) => ({
      status: 200,
      body: await definitions.readDefinition(database, caller, params.id),
    })),
    bindRoute(routes.createDefinition, async ({ params, body, caller }) => ({
      status: 201,
      body: await definitions.createDefinition(database, caller, params.id, body),
    })),
    bindRoute(routes.updateDefinition, async ({ params, body, caller }) => ({
      status: 200,
      body: await definitions.updateDefinition(database, caller, params.id, body),
    })),
    bindRoute(routes.deleteDefinition, async ({ params, caller }) => {
      await definitions.deleteDefinition(database, caller, params.id)
      return { status: 200, body: successBody }
    }),
  ]
}
