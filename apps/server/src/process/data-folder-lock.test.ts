import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findHolder, LOCK_FILE, lockDataFolder } from './data-folder-lock'
import { explainDataFolderFault } from './explain-data-folder-fault'

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

describe('a data folder that cannot be written', () => {
  const failing = (code: string) => () => {
    throw Object.assign(new Error(`${code}: no`), { code, path: join(dataFolder, LOCK_FILE) })
  }

  test.each([
    ['EROFS', 'its disk is read-only'],
    ['EACCES', 'this account may not write there'],
    ['ENOSPC', 'its disk is full'],
    ['EDQUOT', 'the space that this account may use is full'],
  ])('refuses the start after %s with the folder, the reason and a way out', (code, reason) => {
    const lock = lockDataFolder(dataFolder, failing(code))
    expect(lock).toEqual({
      kind: 'refused',
      reason: `The data folder ${dataFolder} cannot be written: ${reason}. Mend that, or choose another folder (LECTERN_DATA).`,
    })
  })

  test('refuses the start below a file', () => {
    writeFileSync(join(dataFolder, 'file'), '')
    const inFile = join(dataFolder, 'file', 'data')
    expect(lockDataFolder(inFile)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(inFile) })
  })

  test('is not blamed for other errors', () => {
    expect(() => lockDataFolder(dataFolder, failing('EMFILE'))).toThrow('EMFILE')
    const elsewhere = Object.assign(new Error('no'), { code: 'EACCES', path: '/elsewhere' })
    expect(explainDataFolderFault(dataFolder, elsewhere)).toBeNull()
  })
})
