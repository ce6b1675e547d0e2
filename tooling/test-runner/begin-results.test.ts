import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginResults } from './begin-results.ts'
import type { Step } from './step.ts'

let root = ''
const results = () => join(root, 'test-results')
const partsOfCore = () => join(root, 'packages', 'core', 'test-results')
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-results-'))
  for (const folder of [results(), partsOfCore()]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(results(), 'http.json'), '{}')
  writeFileSync(join(partsOfCore(), 'unit.json'), '{}')
  writeFileSync(join(partsOfCore(), 'http.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const run = { kind: 'tasks', tasks: ['test:unit'], group: 'x', concurrency: 1 } as const
const lint: Step = { name: 'lint', run, budgetSeconds: 1 }
const tests: Step = {
  name: 'unit',
  run,
  budgetSeconds: 1,
  report: { kind: 'vitest', file: 'test-results/node.json' },
}

describe('beginResults', () => {
  it('removes all reports of the last run and lists those to come', () => {
    beginResults(root, [lint, tests])
    expect(readdirSync(results())).toEqual(['run.json'])
    expect(JSON.parse(readFileSync(join(results(), 'run.json'), 'utf8'))).toEqual({ reports: ['node.json'] })
  })

  it('removes the reports in packages that its steps will write, and no others', () => {
    beginResults(root, [tests])
    expect(readdirSync(partsOfCore())).toEqual(['http.json'])
  })

  it('creates the folder', () => {
    rmSync(results(), { recursive: true })
    beginResults(root, [tests])
    expect(readdirSync(results())).toEqual(['run.json'])
  })

  it('keeps the reports if no step writes one', () => {
    beginResults(root, [lint])
    expect(existsSync(join(results(), 'http.json'))).toBe(true)
  })
})
