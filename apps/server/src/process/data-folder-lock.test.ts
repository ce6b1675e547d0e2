import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findHolder, LOCK_FILE, lockDataFolder } from './data-folder-lock'

let dataFolder = ''
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lectern-holder-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

describe('reading the lock of a data folder', () => {
  test('finds the server that holds it, with its note', () => {
    const lock = lockDataFolder(dataFolder)
    if (lock.kind === 'refused') throw new Error(lock.reason)
    expect(findHolder(dataFolder)).toEqual({ kind: 'held', note: '' })
    lock.setNote('http://127.0.0.1:4000')
    expect(findHolder(dataFolder)).toEqual({ kind: 'held', note: 'http://127.0.0.1:4000' })
    lock.release()
    expect(findHolder(dataFolder)).toEqual({ kind: 'none' })
  })

  test('locks and creates nothing, so that a starting server is not refused', () => {
    const elsewhere = join(dataFolder, 'not', 'there')
    expect(findHolder(elsewhere)).toEqual({ kind: 'none' })
    expect(existsSync(elsewhere)).toBe(false)
    writeFileSync(join(dataFolder, LOCK_FILE), '')
    findHolder(dataFolder)
    expect(readdirSync(dataFolder)).toEqual([LOCK_FILE])
  })

  test('treats a partly written record as a starting server', () => {
    writeFileSync(join(dataFolder, LOCK_FILE), '{"pid":')
    expect(findHolder(dataFolder)).toEqual({ kind: 'held', note: '' })
  })

  test('finds no holder after the server was killed', async () => {
    const killed = spawn(process.execPath, ['--eval', ''])
    await once(killed, 'exit')
    const record = { pid: killed.pid, startedAs: '1', token: 't', note: 'http://127.0.0.1:4000' }
    writeFileSync(join(dataFolder, LOCK_FILE), JSON.stringify(record))
    expect(findHolder(dataFolder)).toEqual({ kind: 'none' })
  })
})
