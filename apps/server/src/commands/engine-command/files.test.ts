import { execFile } from 'node:child_process'
import { link, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOutputs } from './check-outputs'
import { readTextFile } from './read-text-file'
import { writeFilesAtomically } from './write-files-atomically'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-files-'))
})
afterAll(() => rm(folder, { recursive: true }))
const inFolder = (name: string) => join(folder, name)

const output = (path: string) => ({ what: 'The times', option: '--json', example: 'times.json', path })

test('detects an output that is an input under another name', async () => {
  const text = inFolder('story.txt')
  await writeFile(text, 'Once upon a time')
  await symlink(text, inFolder('link.json'))
  await link(text, inFolder('hard.json'))
  for (const name of ['story.txt', 'link.json', 'hard.json']) {
    expect(await checkOutputs([text], [output(inFolder(name))])).toContain(`"${inFolder(name)}" is read`)
  }
  expect(await checkOutputs([text], [output(inFolder('new.json'))])).toBeNull()
  expect(await checkOutputs([text], [output(inFolder('a')), output(inFolder('a'))])).toContain('same file')
})

test('writes all files or none, and leaves no partial file', async () => {
  await writeFile(inFolder('one'), 'before')
  const files = [
    { path: inFolder('one'), content: 'after' },
    { path: inFolder('gone/two'), content: 'after' },
  ]
  const before = await readdir(folder)
  await expect(writeFilesAtomically(files)).rejects.toThrow('ENOENT')
  expect(await readFile(inFolder('one'), 'utf8')).toBe('before')
  expect(await readdir(folder)).toEqual(before)
  await writeFilesAtomically(files.slice(0, 1))
  expect(await readFile(inFolder('one'), 'utf8')).toBe('after')
})

test('writes through symbolic links, and to special files without replacing them', async () => {
  await writeFile(inFolder('real'), '')
  await symlink(inFolder('real'), inFolder('name'))
  // A named pipe takes the place of /dev/stdout, which a bug in this code would replace for the whole machine.
  await promisify(execFile)('mkfifo', [inFolder('pipe')])
  const [heard] = await Promise.all([
    promisify(execFile)('head', ['-c', '4', inFolder('pipe')], { timeout: 5000 }),
    writeFilesAtomically([
      { path: inFolder('name'), content: 'text' },
      { path: inFolder('pipe'), content: 'text' },
    ]),
  ])
  expect(heard.stdout).toBe('text')
  expect((await stat(inFolder('pipe'))).isFIFO()).toBe(true)
  expect(await readFile(inFolder('real'), 'utf8')).toBe('text')
})

test('names a file that is not readable text in one sentence', async () => {
  await writeFile(inFolder('latin'), Buffer.from('Español', 'latin1'))
  await writeFile(inFolder('blank'), ' \r\n')
  expect(await readTextFile(inFolder('latin'))).toMatchObject({ message: expect.stringMatching(/latin" is not text/) })
  expect(await readTextFile(inFolder('blank'))).toMatchObject({
    message: expect.stringMatching(/blank" holds no text/),
  })
  expect(await readTextFile(inFolder('no'))).toMatchObject({ message: expect.stringMatching(/no file ".*no"/) })
  expect(await readTextFile(folder)).toMatchObject({ message: expect.stringContaining('is a folder') })
})
