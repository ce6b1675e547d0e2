import { readFileSync } from 'node:fs'
import { parseProcStat } from './parse-proc-stat'
import { readProgramOutput } from './read-program-output'

/**
 * State of a process, and which start of that pid it is. `startedAs` is constant for the life of a process and differs
 * from earlier and later processes of the same pid; null if the system does not report it.
 */
export type ProcessIdentity = { kind: 'gone' } | { kind: 'running'; startedAs: string | null }

/** Identifies any process by pid. Costs a file read on Linux, one `ps` or PowerShell call elsewhere. */
export function identifyProcess(pid: number): ProcessIdentity {
  if (!Number.isInteger(pid) || pid <= 0 || !acceptsSignals(pid)) return { kind: 'gone' }
  if (process.platform === 'linux') return identifyByProc(pid)
  if (process.platform === 'win32') return identifyByPowerShell(pid)
  return identifyByPs(pid)
}

/** Identifies this process without starting another program on Windows, where that takes half a second. */
export function identifySelf(): string | null {
  if (process.platform === 'win32') return startedAtMs(performance.timeOrigin)
  const self = identifyProcess(process.pid)
  return self.kind === 'running' ? self.startedAs : null
}

function acceptsSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function identifyByProc(pid: number): ProcessIdentity {
  try {
    const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (stat === null) return { kind: 'running', startedAs: null }
    if (stat.state === 'Z' || stat.state === 'X') return { kind: 'gone' }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { kind: 'running', startedAs: `boot:${boot}:${stat.startTicks}` }
  } catch (error) {
    // With a hidden or partly readable /proc: the process accepted a signal, so it runs, but its start is unknown.
    if (errorCode(error) === 'ESRCH') return { kind: 'gone' }
    return { kind: 'running', startedAs: null }
  }
}

function identifyByPs(pid: number): ProcessIdentity {
  const output = readProgramOutput('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { LC_ALL: 'C', TZ: 'UTC' })
  const [state, ...started] = output.trim().split(/\s+/)
  if (state?.startsWith('Z')) return { kind: 'gone' }
  const ms = Date.parse(`${started.join(' ')} UTC`)
  return { kind: 'running', startedAs: Number.isNaN(ms) ? null : startedAtMs(ms) }
}

function identifyByPowerShell(pid: number): ProcessIdentity {
  const command = `([DateTimeOffset](Get-Process -Id ${pid}).StartTime).ToUnixTimeMilliseconds()`
  const ms = Number.parseInt(
    readProgramOutput('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', command]),
    10,
  )
  return { kind: 'running', startedAs: Number.isNaN(ms) ? null : startedAtMs(ms) }
}

function startedAtMs(ms: number): string {
  return `ms:${Math.round(ms)}`
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
