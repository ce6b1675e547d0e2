import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInEngines } from '../../testing/stand-in-engines'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import * as service from './dictionaries.service'
import { loadDictionaries, resolveDictionaries } from './resolve-dictionaries'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

test('a job uses its dictionaries as they were when queued, and names a deleted one', async () => {
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
  const { id } = await service.createDictionary({ database, speech }, caller, { name: 'Names', rules, shared: false })
  const references = await resolveDictionaries({ database, speech }, caller.domainId, [id, id])
  expect(references).toMatchObject([{ origin: 'own', id, name: 'Names' }])
  const write = { caller, id, ifMatch: undefined }
  await service.updateDictionary({ database, speech }, write, { rules: [] })
  expect(await loadDictionaries(database, references)).toEqual([{ ...references[0], olderVersionIds: [], rules }])
  // Only earlier copies may be archived at a provider, not what other jobs may use.
  const newest = await resolveDictionaries({ database, speech }, caller.domainId, [id])
  const olderVersionIds = references.map(({ versionId }) => versionId)
  expect(await loadDictionaries(database, newest)).toEqual([{ ...newest[0], olderVersionIds, rules: [] }])
  await service.deleteDictionary({ database, speech }, write)
  await expect(loadDictionaries(database, references)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('"Names"'),
  })
})
