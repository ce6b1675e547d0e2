import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} ProcessRecord
 * @property {number} pid
 * @property {number} parent
 * @property {string} name the program's name without its folder
 * @property {string} started start time, which tells processes with the same pid apart; empty if unknown
 */

/**
 * Reads a process; returns null when it has ended or is a zombie.
 * @param {number} pid
 * @returns {ProcessRecord | null}
 */
export function readProcess(pid) {
  if (process.platform === 'linux') return readFromProc(pid)
  return process.platform === 'win32' ? readFromPowerShell(pid) : readFromPs(pid)
}

/**
 * Parses `/proc/<pid>/stat`; the name in brackets may itself contain spaces and brackets.
 * @param {string} text
 * @returns {ProcessRecord | null}
 */
export function parseStat(text) {
  const open = text.indexOf('(')
  const close = text.lastIndexOf(')')
  if (open === -1 || close === -1) return null
  const fields = text
    .slice(close + 1)
    .trim()
    .split(/\s+/)
  if (fields[0] === 'Z' || fields[0] === 'X') return null
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    name: text.slice(open + 1, close),
    started: fields[19] ?? '',
  }
}

function readFromProc(pid) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null
    throw error
  }
}

function readFromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [state, parent, ...name] = (stdout ?? '').trim().split(/\s+/)
  if (!parent || state.startsWith('Z')) return null
  return { pid, parent: Number(parent), name: name.join(' ').split('/').at(-1) ?? '', started: '' }
}

function readFromPowerShell(pid) {
  const query = `$p = Get-CimInstance Win32_Process -Filter "ProcessId=${pid}"; "$($p.ParentProcessId) $($p.Name)"`
  const { stdout } = spawnSync('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', query], {
    encoding: 'utf8',
    windowsHide: true,
  })
  const [parent, name] = (stdout ?? '').trim().split(/\s+/)
  return parent && name ? { pid, parent: Number(parent), name, started: '' } : null
}

/**
 * Returns true while the process from an earlier `readProcess` runs. Starts no other program.
 * @param {ProcessRecord} before
 */
export function isAlive(before) {
  if (process.platform === 'linux') return readFromProc(before.pid)?.started === before.started
  try {
    process.kill(before.pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
