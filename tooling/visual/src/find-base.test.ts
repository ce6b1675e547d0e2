import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findBase, type Git } from './find-base.ts'
import { runCommand } from './run-command.ts'

let folder = ''
const git: Git = (...args) =>
  runCommand(['git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder })
const commit = (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-find-base-'))
  await git('init', '-q', '-b', 'main')
  await commit('first')
  await commit('second')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('uses the given revision', async () => {
  expect((await findBase('HEAD~', git)).label).toMatch(/^[0-9a-f]{7,} "first"$/)
})

it('throws a message with the name of an unknown revision', async () => {
  await expect(findBase('nowhere', git)).rejects.toThrow('There is no revision "nowhere"')
  await expect(findBase('--help', git)).rejects.toThrow('There is no revision "--help"')
})

it('uses the merge base of a branch and main', async () => {
  await git('checkout', '-q', '-b', 'topic')
  await commit('third')
  expect((await findBase(undefined, git)).label).toContain('"second"')
})

it('uses the commit before the last one on a clean main', async () => {
  expect((await findBase(undefined, git)).label).toContain('"first"')
})

it('uses the last commit on main if there are uncommitted changes', async () => {
  writeFileSync(join(folder, 'new.txt'), '')
  expect((await findBase(undefined, git)).label).toContain('"second"')
})
