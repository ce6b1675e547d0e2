import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginResults } from './begin-results.ts'
import type { Step } from './step.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-results-'))
  writeFileSync(join(folder, 'http.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lint: Step = { name: 'lint', command: ['x'] }
const tests: Step = { name: 'unit', command: ['x'], report: { kind: 'vitest', file: 'test-results/node.json' } }

describe('the beginning of a run', () => {
  it('takes every report of an earlier run away and names those of its own', () => {
    beginResults(folder, [lint, tests])
    expect(readdirSync(folder)).toEqual(['run.json'])
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual({ reports: ['node.json'] })
  })

  it('makes the folder where there is none', () => {
    const absent = join(folder, 'a', 'b')
    beginResults(absent, [tests])
    expect(readdirSync(absent)).toEqual(['run.json'])
  })

  it('leaves the reports to a run that writes none', () => {
    beginResults(folder, [lint])
    expect(existsSync(join(folder, 'http.json'))).toBe(true)
  })
})
