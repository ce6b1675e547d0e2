import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRun } from './read-run.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-run-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))

describe('readRun', () => {
  it('reads the reports that the run names and ignores others in the folder', () => {
    write('run.json', { reports: ['node.json', 'http.json'] })
    write('node.json', { testResults: [] })
    write('stories-dark-rtl.json', { testResults: ['old'] })
    expect(readRun(folder)).toEqual({
      reports: [{ name: 'node.json', report: { testResults: [] } }],
      missing: ['http.json'],
    })
  })

  it('returns null when there is no run.json, whatever reports there are', () => {
    write('node.json', { testResults: [] })
    expect(readRun(folder)).toBeNull()
  })

  it('throws when run.json names no reports', () => {
    write('run.json', {})
    expect(() => readRun(folder)).toThrow('run the tests again')
  })
})
