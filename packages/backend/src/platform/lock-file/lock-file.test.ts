import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { acquireLockFile } from './acquire-lock-file'
import { identifyProcess, identifySelf } from './identify-process'
import { isSameProcess } from './is-same-process'
import { readLockRecord, writeLockRecord } from './lock-record'
import { parseProcStat } from './parse-proc-stat'

const LONG_AGO = new Date(0)
let folder = ''
let path = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lock-test-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function recordOf(pid: number, startedAs: string | null): string {
  return writeLockRecord({ pid, startedAs, token: 'theirs', note: 'http://127.0.0.1:4000' })
}

async function exitedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid!
}

function race(lockPath: string): { outcome: Promise<string>; end: () => void } {
  const script = `
    const { acquireLockFile } = await import(${JSON.stringify(join(import.meta.dirname, 'acquire-lock-file.ts'))})
    process.stdout.write(acquireLockFile(${JSON.stringify(lockPath)}).kind)
    process.stdin.resume()
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return {
    outcome: new Promise((resolve) => child.stdout.once('data', (said: Buffer) => resolve(said.toString()))),
    end: () => child.stdin.end(),
  }
}

describe('a lock file', () => {
  test('is held by one process until it is released', () => {
    const first = acquireLockFile(path, 'first')
    expect(acquireLockFile(path)).toMatchObject({ kind: 'held', holder: { pid: process.pid, note: 'first' } })
    if (first.kind !== 'acquired') throw new Error('not acquired')
    first.lock.release()
    expect(acquireLockFile(path).kind).toBe('acquired')
  })

  test('shows the note that was set last', () => {
    const first = acquireLockFile(path)
    if (first.kind !== 'acquired') throw new Error('not acquired')
    first.lock.setNote('http://127.0.0.1:4321')
    expect(acquireLockFile(path)).toMatchObject({ kind: 'held', holder: { note: 'http://127.0.0.1:4321' } })
    first.lock.release()
    expect(acquireLockFile(path).kind).toBe('acquired')
  })

  test('is taken over if its process is dead', async () => {
    writeFileSync(path, recordOf(await exitedPid(), 'boot:x:1'))
    expect(acquireLockFile(path).kind).toBe('acquired')
    expect(readLockRecord(readFileSync(path, 'utf8'))?.pid).toBe(process.pid)
  })

  test('whose pid belongs to another process is taken over', () => {
    writeFileSync(path, recordOf(process.ppid, 'boot:another-boot:1'))
    expect(acquireLockFile(path).kind).toBe('acquired')
  })

  test('is never taken over while its process runs', () => {
    const parent = identifyProcess(process.ppid)
    if (parent.kind === 'gone') throw new Error('no parent')
    writeFileSync(path, recordOf(process.ppid, parent.startedAs))
    expect(acquireLockFile(path)).toMatchObject({ kind: 'held', holder: { pid: process.ppid } })
  })

  test('is taken over once it is old if its record is incomplete', () => {
    writeFileSync(path, '{"pid":')
    utimesSync(path, LONG_AGO, LONG_AGO)
    expect(acquireLockFile(path).kind).toBe('acquired')
  })

  test('is not released by a holder that lost it', () => {
    const first = acquireLockFile(path)
    if (first.kind !== 'acquired') throw new Error('not acquired')
    writeFileSync(path, recordOf(process.ppid, null))
    first.lock.release()
    expect(readLockRecord(readFileSync(path, 'utf8'))?.token).toBe('theirs')
  })

  test('is taken over by exactly one of several processes that start simultaneously if it is stale', async () => {
    writeFileSync(path, recordOf(await exitedPid(), 'boot:x:1'))
    const racers = Array.from({ length: 6 }, () => race(path))
    const outcomes = await Promise.all(racers.map((racer) => racer.outcome))
    for (const racer of racers) racer.end()
    expect(outcomes.filter((outcome) => outcome === 'acquired')).toHaveLength(1)
  }, 20_000)
})

describe('a process', () => {
  test('is distinguished from another of its pid by its start', () => {
    expect(isSameProcess('boot:a:1', { kind: 'running', startedAs: 'boot:a:1' })).toBe(true)
    expect(isSameProcess('boot:a:1', { kind: 'running', startedAs: 'boot:a:2' })).toBe(false)
    expect(isSameProcess('boot:a:1', { kind: 'gone' })).toBe(false)
  })

  test('matches if two clocks differ a little', () => {
    expect(isSameProcess('ms:100000', { kind: 'running', startedAs: 'ms:101200' })).toBe(true)
    expect(isSameProcess('ms:100000', { kind: 'running', startedAs: 'ms:120000' })).toBe(false)
  })

  test('is assumed to be the same if the system cannot distinguish starts', () => {
    expect(isSameProcess(null, { kind: 'running', startedAs: 'boot:a:1' })).toBe(true)
    expect(isSameProcess('boot:a:1', { kind: 'running', startedAs: null })).toBe(true)
  })

  test('has one identity from inside and outside', () => {
    expect(isSameProcess(identifySelf(), identifyProcess(process.pid))).toBe(true)
  })
})

test('a process name with brackets and spaces does not shift the fields of /proc stat', () => {
  const fields = ['Z', '42', ...Array.from({ length: 17 }, () => '0'), '777', '0']
  expect(parseProcStat(`9 (a) b) ${fields.join(' ')}`)).toEqual({ state: 'Z', parentPid: 42, startTicks: 777 })
  expect(parseProcStat('nonsense')).toBeNull()
})
