import type { ProcessIdentity } from './identify-process'

/** Start times read by different programs differ by rounding and start-up; a reused pid is far further away. */
const START_TOLERANCE_MS = 5000

/**
 * Returns true if the process that wrote a record still runs under its pid. If the system cannot distinguish two processes of
 * one pid apart, a running pid counts as the holder: refusing too often is a message, taking over a live folder is lost
 * data.
 */
export function isSameProcess(recorded: string | null, now: ProcessIdentity): boolean {
  if (now.kind === 'gone') return false
  if (recorded === null || now.startedAs === null) return true
  if (recorded === now.startedAs) return true
  const before = readStartMs(recorded)
  const after = readStartMs(now.startedAs)
  return before !== null && after !== null && Math.abs(before - after) <= START_TOLERANCE_MS
}

function readStartMs(startedAs: string): number | null {
  const match = /^ms:(\d+)$/.exec(startedAs)
  return match?.[1] === undefined ? null : Number(match[1])
}
