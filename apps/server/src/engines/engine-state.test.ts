import { embeddedChoices } from '@lectern/engines'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeEngines } from './compose-engines'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-glance-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const tesseract = `#!/bin/sh
echo "$*" >> "$TESSDATA_PREFIX/log"
printf 'List of available languages (2):\\neng\\ndeu\\n'
`

test.skipIf(process.platform === 'win32')('reads the languages of tesseract once and starts no engine', async () => {
  await writeFile(join(folder, 'tesseract'), tesseract, { mode: 0o700 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  vi.stubEnv('TESSDATA_PREFIX', folder)
  const { reports, stop } = await composeEngines({ ...embeddedChoices, recognition: 'native' })
  const glances = [...(await Promise.all([reports.glance(), reports.glance()])), await reports.glance()]
  for (const glanced of glances) {
    expect(glanced.find(({ part }) => part === 'recognition')).toMatchObject({
      engine: 'tesseract',
      state: 'well',
      languages: ['en', 'de'],
    })
  }
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('--list-langs\n')
  await stop()
})
