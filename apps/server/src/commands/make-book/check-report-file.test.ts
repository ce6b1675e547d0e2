import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkReportFile } from './check-report-file'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a report may be a new file or one that is there', async () => {
  expect(await checkReportFile(join(folder, 'new.json'))).toBeNull()
  await writeFile(join(folder, 'old.json'), '{}')
  expect(await checkReportFile(join(folder, 'old.json'))).toBeNull()
})

test('a folder that is missing, and one in the place of the file, are named before the work', async () => {
  expect(await checkReportFile(join(folder, 'gone', 'report.json'))).toContain(`there is no folder "${folder}/gone"`)
  expect(await checkReportFile(folder)).toContain(`"${folder}" is a folder`)
})
