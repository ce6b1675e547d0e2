import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInEngines } from '../testing/stand-in-engines'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'
import * as service from './dictionaries.service'
import { loadDictionaries, resolveDictionaries } from './resolve-dictionaries'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

test('a job says its dictionaries as they were when it was asked for; one that was deleted since fails it by name', async () => {
  const { database } = server
  const { speech } = standInEngines().engines
  await server.signIn('author@example.org')
  const { rows } = await database.execute('select id, domain_id from users limit 1')
  const caller = {
    userId: Number(rows[0]?.['id']),
    domainId: Number(rows[0]?.['domain_id']),
    email: 'author@example.org',
    role: 'user' as const,
  }
  const rules = [{ type: 'alias' as const, string_to_replace: 'UN', alias: 'United Nations' }]
  const { id } = await service.createDictionary({ database, speech }, caller, { name: 'Names', rules })
  const references = await resolveDictionaries({ database, speech }, caller.domainId, [id, id])
  expect(references).toMatchObject([{ origin: 'own', id, name: 'Names' }])
  const write = { caller, id, ifMatch: undefined }
  await service.changeDictionary({ database, speech }, write, { rules: [] })
  expect(await loadDictionaries(database, references)).toEqual([{ ...references[0], olderVersionIds: [], rules }])
  // What may be put away at a provider is what came before, never what other work may say already.
  const newest = await resolveDictionaries({ database, speech }, caller.domainId, [id])
  const olderVersionIds = references.map(({ versionId }) => versionId)
  expect(await loadDictionaries(database, newest)).toEqual([{ ...newest[0], olderVersionIds, rules: [] }])
  await service.deleteDictionary({ database, speech }, write)
  await expect(loadDictionaries(database, references)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('"Names"'),
  })
})
