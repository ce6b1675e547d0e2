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

describe('reading a run', () => {
  it('takes the reports that the run names, and no other that lies there', () => {
    write('run.json', { reports: ['node.json', 'http.json'] })
    write('node.json', { testResults: [] })
    write('stories-dark-rtl.json', { testResults: ['of last week'] })
    expect(readRun(folder)).toEqual({
      reports: [{ name: 'node.json', report: { testResults: [] } }],
      missing: ['http.json'],
    })
  })

  it('finds nothing where reports lie that no run has named', () => {
    write('node.json', { testResults: [] })
    expect(readRun(folder)).toBeNull()
  })

  it('refuses a run that names nothing', () => {
    write('run.json', {})
    expect(() => readRun(folder)).toThrow('run the tests again')
  })
})
