import { isStillThere, readProcess } from './read-process.mjs'

const SHELLS = /^-?(sh|ash|dash|bash|zsh|ksh|busybox|cmd\.exe|powershell\.exe|pwsh(\.exe)?)$/i
const POLL_MS = 500
const LONGEST_CHAIN = 8

/**
 * The processes between this one and what launched it, npm: npm starts scripts through a shell, so the parent alone
 * tells nothing. Ends with the first that is no shell.
 * @param {number} parent
 * @param {(pid: number) => import('./read-process.mjs').ProcessFacts | null} read
 */
export function launcherChain(parent, read) {
  const chain = []
  for (let pid = parent; pid > 0 && chain.length < LONGEST_CHAIN;) {
    const facts = read(pid)
    if (facts === null) break
    chain.push(facts)
    if (!SHELLS.test(facts.name)) break
    pid = facts.parent
  }
  return chain
}

/**
 * Calls `onGone` once when npm, or a shell between, has ended in any way, killed included. Nothing tells a process that
 * its grandparent was killed, so the chain is looked at twice a second.
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  const parent = process.ppid
  let chain = null
  const timer = setInterval(() => {
    // Read late: on Windows it takes half a second, which a start has not.
    chain ??= launcherChain(parent, readProcess)
    if (process.ppid === parent && chain.every(isStillThere)) return
    clearInterval(timer)
    onGone()
  }, POLL_MS)
  if (process.platform !== 'win32') chain = launcherChain(parent, readProcess)
  timer.unref()
}
