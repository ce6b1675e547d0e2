import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareBinaries } from './prepare-binaries'
import { stageBinaries } from './stage-binaries'

let root = ''
let native = ''
let store = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-stage-test-'))
  native = join(root, 'package', 'native')
  store = join(root, 'store-file')
  mkdirSync(join(native, 'bin'), { recursive: true })
  mkdirSync(join(native, 'lib'))
  writeFileSync(store, 'program')
  chmodSync(store, 0o600)
  linkSync(store, join(native, 'bin', 'postgres'))
  writeFileSync(join(native, 'lib', 'libicu.so.60.2'), 'library')
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]),
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

describe.skipIf(process.platform === 'win32')('staged programs', () => {
  test('can be run and read by every account, and files of a package store keep their mode', () => {
    const staged = stageBinaries(native, join(root, 'staging', 'postgres-1'))
    expect(modeOf(join(staged, 'bin', 'postgres')) & 0o555).toBe(0o555)
    expect(modeOf(store)).toBe(0o600)
    expect(modeOf(join(root, 'staging'))).toBe(0o755)
  })

  test('are hard-linked to the package if their mode allows', () => {
    const staged = stageBinaries(native, join(root, 'staged'))
    const library = statSync(join(staged, 'lib', 'libicu.so.60.2'))
    expect(library.ino).toBe(statSync(join(native, 'lib', 'libicu.so.60.2')).ino)
  })

  test('have the library links that the package lacks, fully or in part', () => {
    symlinkSync('libicu.so.60.2', join(native, 'lib', 'libicu.so.60'))
    const staged = stageBinaries(native, join(root, 'staged'))
    expect(readFileSync(join(staged, 'lib', 'libicu.so.60'), 'utf8')).toBe('library')
    expect(lstatSync(join(staged, 'lib', 'libicu.so.60')).isSymbolicLink()).toBe(true)
  })

  test('are staged again after a killed staging', () => {
    const target = join(root, 'staged')
    mkdirSync(join(`${target}.new`, 'native', 'bin'), { recursive: true })
    const staged = stageBinaries(native, target)
    expect(existsSync(join(staged, 'lib', 'libicu.so.60'))).toBe(true)
    expect(existsSync(`${target}.new`)).toBe(false)
  })
})

const inPlace = () =>
  prepareBinaries({ kind: 'found', folder: native, version: '1' }, { kind: 'self' }, join(root, 'staging'), () => {})

describe.skipIf(process.platform === 'win32')('programs in place', () => {
  test('get a missing execute bit without a change to the package store', () => {
    expect(inPlace()).toEqual({ folder: native, staged: false })
    expect(modeOf(join(native, 'bin', 'postgres'))).toBe(0o755)
    expect(modeOf(store)).toBe(0o600)
  })

  test('get their library links once, and a second start changes nothing', () => {
    inPlace()
    const link = join(native, 'lib', 'libicu.so.60')
    const made = lstatSync(link).ino
    inPlace()
    expect(readFileSync(link, 'utf8')).toBe('library')
    expect(lstatSync(link).ino).toBe(made)
  })
})
