import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifyProcess } from '../lock-file'
import type { Connection } from './outcome'
import { readPostmasterFile } from './postmaster-file'
import { parsePasswd } from './service-user'
import { startEmbeddedPostgres, type StartedPostgres } from './start-embedded-postgres'

const onLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const nobody = onLinux
  ? parsePasswd(readFileSync('/etc/passwd', 'utf8')).find((user) => user.name === 'nobody')
  : undefined
const logged: string[] = []
let root = ''
let stagingRoot = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-launcher-test-'))
  chmodSync(root, 0o755)
  stagingRoot = join(root, 'staging')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function start(dataDir: string): Promise<StartedPostgres> {
  logged.length = 0
  const outcome = await startEmbeddedPostgres({ dataDir, stagingRoot, log: (line) => logged.push(line) })
  if (outcome.kind === 'failed') throw new Error(`${outcome.reason}; ${outcome.help}`)
  return outcome
}

async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client({ ...connection })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts a separate process that holds the database; resolves once it has reported its outcome. */
async function holdElsewhere(
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<{ child: ChildProcess; outcome: { kind: string; connection: Connection }; log: () => string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'hold-database.fixture.ts'), dataDir, stagingRoot],
    { cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'pipe'], ...user },
  )
  let said = ''
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the holder ended with ${code}: ${log}`)))
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.endsWith('\n')) resolve()
    })
  })
  return { child, outcome: JSON.parse(said), log: () => log }
}

async function release(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.stdin?.end()
  await exit
}

async function killHard(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exit
}

/** Waits until a condition holds: no longer than it needs, and long enough for a busy machine. */
async function until(condition: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not so after ${limitMs} ms: ${condition.toString()}`)
    await delay(10)
  }
}

const keptWords = (connection: Connection) => query(connection, 'select words from page')
const clusterOf = (dataDir: string) => join(dataDir, 'pg')
const postmasterOf = (dataDir: string) => readPostmasterFile(clusterOf(dataDir))?.pid ?? 0
const isRunning = (pid: number) => identifyProcess(pid).kind === 'running'

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Returns the shell between a process and its database. */
function watchdogOf(child: ChildProcess): number {
  const shell = childrenOf(child.pid!).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('/bin/sh'))
  if (shell === undefined) throw new Error(`${child.pid} has no watchdog`)
  return shell
}

/** Kills the shell and everything below it except the server, the process itself first. */
async function killAllBut(postmaster: number, child: ChildProcess): Promise<void> {
  const watchdog = watchdogOf(child)
  const under = childrenOf(watchdog).filter((pid) => pid !== postmaster)
  const all = [watchdog, ...under, ...under.flatMap(childrenOf)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  await killHard(child)
  for (const pid of all) process.kill(pid, 'SIGKILL')
}

describe.skipIf(process.platform === 'win32')('the embedded database', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = join(root, 'books')
    const database = await start(dataDir)
    await query(database.connection, 'create table page (words text)')
    await query(database.connection, "insert into page values ('kept')")
    await database.stop()
  })

  test('keeps its rows between starts, and leaves nothing running in between', async () => {
    expect(postmasterOf(dataDir)).toBe(0)
    const database = await start(dataDir)
    expect(await keptWords(database.connection)).toEqual([{ words: 'kept' }])
    expect(database.connection.database).toBe('lectern')
    await database.stop()
    expect(readPostmasterFile(clusterOf(dataDir))).toBeNull()
    expect(existsSync(database.connection.host)).toBe(false)
  })

  test('is reached by a socket that only its account can open, and requires the password', async () => {
    const database = await start(dataDir)
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700)
    await expect(query({ ...database.connection, password: 'guessed' }, 'select 1')).rejects.toThrow(/password/)
    expect(await query(database.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    await database.stop()
  })

  test('is joined by a second process and not stopped by it', async () => {
    const database = await start(dataDir)
    const { child, outcome } = await holdElsewhere(dataDir)
    expect(outcome).toMatchObject({ kind: 'started', connection: { host: database.connection.host } })
    await release(child)
    expect(await keptWords(database.connection)).toHaveLength(1)
    await database.stop()
  })

  test('is started once if two processes start at the same instant', async () => {
    const both = join(root, 'both')
    const [one, two] = await Promise.all([holdElsewhere(both), holdElsewhere(both)])
    expect([one.outcome.kind, two.outcome.kind]).toEqual(['started', 'started'])
    expect(one.outcome.connection).toEqual(two.outcome.connection)
    await Promise.all([release(one.child), release(two.child)])
    expect(postmasterOf(both)).toBe(0)
  })

  test('stops with a killed process, and starts again with its rows', async () => {
    const { child } = await holdElsewhere(dataDir)
    const postmaster = postmasterOf(dataDir)
    expect(isRunning(postmaster)).toBe(true)
    await killHard(child)
    await until(() => !isRunning(postmaster) && postmasterOf(dataDir) === 0)
    const database = await start(dataDir)
    expect(await keptWords(database.connection)).toEqual([{ words: 'kept' }])
    await database.stop()
  })

  test('starts again immediately after a kill, while the old server is still stopping', async () => {
    const { child } = await holdElsewhere(dataDir)
    await killHard(child)
    const database = await start(dataDir)
    expect(await keptWords(database.connection)).toHaveLength(1)
    await database.stop()
  })

  test.runIf(onLinux)('left running by a killed process and a killed watchdog is stopped and restarted', async () => {
    const { child } = await holdElsewhere(dataDir)
    const orphan = postmasterOf(dataDir)
    await killAllBut(orphan, child)
    expect(isRunning(orphan)).toBe(true)
    const database = await start(dataDir)
    expect(await keptWords(database.connection)).toHaveLength(1)
    expect(postmasterOf(dataDir)).not.toBe(orphan)
    await database.stop()
  })

  test.runIf(onLinux)('recovers if server, watchdog and process are all killed', async () => {
    const { child } = await holdElsewhere(dataDir)
    const watchdog = watchdogOf(child)
    // First, because it ends by itself when the server is gone.
    process.kill(watchdog, 'SIGKILL')
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await killHard(child)
    const database = await start(dataDir)
    expect(await keptWords(database.connection)).toHaveLength(1)
    await database.stop()
  })

  test('is restarted by its process if it was killed', async () => {
    const database = await start(dataDir)
    const first = postmasterOf(dataDir)
    process.kill(first, 'SIGKILL')
    await until(async () => {
      const now = postmasterOf(dataDir)
      return now !== 0 && now !== first && (await keptWords(database.connection).catch(() => [])).length === 1
    })
    expect(logged.join('\n')).toContain('ended by itself')
    await database.stop()
    expect(postmasterOf(dataDir)).toBe(0)
  })

  test('starts beside a foreign process that reuses its old pid, and leaves it alone', async () => {
    const cluster = clusterOf(dataDir)
    const owner = statSync(cluster)
    const otherProcess = spawn('sleep', ['60'], {
      stdio: 'ignore',
      ...(isRoot ? { uid: owner.uid, gid: owner.gid } : {}),
    })
    const stale = join(cluster, 'postmaster.pid')
    writeFileSync(stale, `${otherProcess.pid}\n${cluster}\n1\n5432\n/nowhere\n\n`)
    chownSync(stale, owner.uid, owner.gid)
    const database = await start(dataDir)
    expect(await keptWords(database.connection)).toHaveLength(1)
    expect(isRunning(otherProcess.pid!)).toBe(true)
    await database.stop()
    otherProcess.kill('SIGKILL')
  })

  test('is created again after a first start that was killed half way', async () => {
    const torn = join(root, 'torn')
    mkdirSync(join(torn, 'pg.new'), { recursive: true })
    writeFileSync(join(torn, 'pg.new', 'PG_VERSION'), '18\n')
    const database = await start(torn)
    expect(await query(database.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(readdirSync(torn)).not.toContain('pg.new')
  })

  test('reports a password that differs from the stored one', async () => {
    const path = join(dataDir, 'database-password')
    const kept = readFileSync(path)
    writeFileSync(path, 'another')
    const outcome = await startEmbeddedPostgres({ dataDir, stagingRoot, log: () => undefined })
    writeFileSync(path, kept)
    expect(outcome).toMatchObject({ kind: 'failed', help: expect.stringContaining('database-password') })
    expect(postmasterOf(dataDir)).toBe(0)
  })

  test.runIf(isRoot)('refuses a socket folder that another account has created', async () => {
    const database = await start(dataDir)
    const folder = database.connection.host
    await database.stop()
    mkdirSync(folder)
    chownSync(folder, 12345, 12345)
    const outcome = await startEmbeddedPostgres({ dataDir, stagingRoot, log: () => undefined })
    rmSync(folder, { recursive: true })
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining(folder) })
  })
})

describe.runIf(isRoot && nobody !== undefined)('run by root', () => {
  test('keeps a database that its account cannot reach, in the announced staging folder', async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'books')
    const database = await start(dataDir)
    expect(database.staged).not.toBeNull()
    expect(logged[0]).toContain(join(database.staged!, 'data'))
    expect(statSync(join(database.staged!, 'data')).uid).not.toBe(0)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    await query(database.connection, 'create table page (words text)')
    await database.stop()

    chmodSync(closed, 0o755)
    const again = await start(dataDir)
    expect(await query(again.connection, 'select words from page')).toEqual([])
    expect(again.staged).toBe(database.staged)
    await again.stop()
  })

  test('a database keeps working if its folder is closed later', async () => {
    const folder = join(root, 'closed-later')
    const dataDir = join(folder, 'books')
    mkdirSync(folder)
    const database = await start(dataDir)
    await query(database.connection, 'create table page (words text)')
    await database.stop()
    chmodSync(folder, 0o700)
    const again = await start(dataDir)
    expect(await query(again.connection, 'select words from page')).toEqual([])
    await again.stop()
  })

  test('a database created by an ordinary user runs as that user', async () => {
    const dataDir = join(root, 'ordinary')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody!.uid, nobody!.gid)
    const { child, outcome } = await holdElsewhere(dataDir, { uid: nobody!.uid, gid: nobody!.gid })
    expect(outcome.kind).toBe('started')
    await release(child)
    const database = await start(dataDir)
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody!.uid)
    await database.stop()
  })
})
