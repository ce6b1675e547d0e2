import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectInputs } from './collect-inputs'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collect-inputs-'))
  await mkdir(join(folder, 'scans'))
  for (const name of ['page 10.png', 'page 2.png', 'page 1.JPG', 'notes.txt', '.hidden.png']) {
    await writeFile(join(folder, 'scans', name), 'x')
  }
  await mkdir(join(folder, 'scans', 'older scans'))
  await writeFile(join(folder, 'scans', 'Thumbs.db'), 'x')
  await symlink(join(folder, 'gone.png'), join(folder, 'scans', 'page 3.png'))
  await writeFile(join(folder, 'empty.pdf'), '')
  await mkdir(join(folder, 'nothing'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the inputs of make-book', () => {
  it('are the page images of a folder in numeric order, with everything else in it named', async () => {
    const { files, problems } = await collectInputs([join(folder, 'scans')])
    expect(files.map(({ name }) => name)).toEqual(['page 1.JPG', 'page 2.png', 'page 10.png'])
    expect(problems).toMatchObject([
      { file: 'notes.txt', code: 'unsupported-format' },
      { file: 'older scans', code: 'folder' },
      { file: 'page 3.png', code: 'not-found' },
    ])
  })

  it('name paths that are missing, empty or without any page', async () => {
    const { files, problems } = await collectInputs(
      ['gone.pdf', 'empty.pdf', 'nothing'].map((name) => join(folder, name)),
    )
    expect(files).toEqual([])
    expect(problems.map(({ code }) => code)).toEqual(['not-found', 'empty', 'empty'])
  })
})
