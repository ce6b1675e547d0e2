import { isAlive, readProcess } from './read-process.mjs'

const SHELLS = /^-?(sh|ash|dash|bash|zsh|ksh|busybox|cmd\.exe|powershell\.exe|pwsh(\.exe)?)$/i
const POLL_MS = 500
const MAX_CHAIN_LENGTH = 8

/**
 * Lists the ancestors of this process up to the first that is not a shell, which is npm: npm starts scripts through a
 * shell, so the parent alone is not enough.
 * @param {number} parent
 * @param {(pid: number) => import('./read-process.mjs').ProcessRecord | null} read
 */
export function listLaunchers(parent, read) {
  const chain = []
  for (let pid = parent; pid > 0 && chain.length < MAX_CHAIN_LENGTH;) {
    const record = read(pid)
    if (record === null) break
    chain.push(record)
    if (!SHELLS.test(record.name)) break
    pid = record.parent
  }
  return chain
}

/**
 * Calls `onGone` once when npm, or a shell between, has ended or was killed. Systems do not notify a process of that, so
 * it checks twice a second.
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  const parent = process.ppid
  let chain = null
  const timer = setInterval(() => {
    // Read late: on Windows it takes half a second, too long for the start.
    chain ??= listLaunchers(parent, readProcess)
    if (process.ppid === parent && chain.every(isAlive)) return
    clearInterval(timer)
    onGone()
  }, POLL_MS)
  if (process.platform !== 'win32') chain = listLaunchers(parent, readProcess)
  timer.unref()
}
