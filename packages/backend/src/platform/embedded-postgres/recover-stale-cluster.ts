import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readProgramOutput } from '../lock-file'
import { planLeftover } from './plan-leftover'
import { type StartFailure, startFailure, systemErrorCode } from './outcome'
import { type PostmasterFile, postmasterFilePath, readPostmasterFile } from './postmaster-file'

export type Recovery = { kind: 'free' } | { kind: 'running'; server: PostmasterFile } | StartFailure

const STOP_LIMIT_MS = 15_000
const QUIT_LIMIT_MS = 5_000
const POLL_MS = 10

/**
 * Handles what an earlier run left. A server whose starter still runs is joined; one without is stopped; the pid file
 * of a dead server is deleted, because PostgreSQL refuses to start with a pid in use.
 * @param isOwned true if the process that started the database still runs
 */
export async function recoverStaleCluster(cluster: string, isOwned: () => boolean): Promise<Recovery> {
  const server = readPostmasterFile(cluster)
  if (server === null) return { kind: 'free' }
  const plan = planLeftover({
    acceptsConnections: await acceptsConnections(server),
    isOwned: isOwned(),
    isOurServer: isServerOf(cluster, server.pid),
  })
  if (plan === 'join') return { kind: 'running', server }
  if (plan === 'remove-file') {
    rmSync(postmasterFilePath(cluster), { force: true })
    return { kind: 'free' }
  }
  if (plan === 'stop-orphan' && (await endServer(cluster, server.pid, 'SIGINT', STOP_LIMIT_MS))) return { kind: 'free' }
  if (await endServer(cluster, server.pid, 'SIGQUIT', QUIT_LIMIT_MS)) return { kind: 'free' }
  if (isServerOf(cluster, server.pid)) {
    return startFailure(
      `a database server of an earlier run (process ${server.pid}) does not stop`,
      `end process ${server.pid}, then start again`,
    )
  }
  rmSync(postmasterFilePath(cluster), { force: true })
  return { kind: 'free' }
}

/** Waits for the pid file rather than the pid: a zombie keeps its pid for seconds. */
async function endServer(cluster: string, pid: number, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true })
    rmSync(postmasterFilePath(cluster), { force: true })
    return true
  }
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error
    return readPostmasterFile(cluster) === null
  }
  const end = performance.now() + limitMs
  while (readPostmasterFile(cluster)?.pid === pid) {
    if (performance.now() > end || !isServerOf(cluster, pid)) return readPostmasterFile(cluster) === null
    await delay(POLL_MS)
  }
  return true
}

function acceptsConnections(server: PostmasterFile): Promise<boolean> {
  if (server.port === 0) return Promise.resolve(false)
  const socket =
    server.socketFolder === ''
      ? connect({ host: '127.0.0.1', port: server.port })
      : connect(join(server.socketFolder, `.s.PGSQL.${server.port}`))
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Returns true if the pid is a PostgreSQL server of this cluster; its command line contains the folder. */
function isServerOf(cluster: string, pid: number): boolean {
  if (pid <= 0) return false
  if (process.platform === 'win32') {
    const list = readProgramOutput('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])
    return list.toLowerCase().includes('"postgres.exe"')
  }
  const command = readCommandLine(pid)
  return command.includes('postgres') && command.includes(cluster)
}

function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch (error) {
    // No such process, or a system without /proc.
    if (!['ENOENT', 'ESRCH', 'EACCES'].includes(String(systemErrorCode(error)))) throw error
    return readProgramOutput('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  }
}
