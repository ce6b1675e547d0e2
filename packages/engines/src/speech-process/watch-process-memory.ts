import { readFile } from 'node:fs/promises'
import { watchMemory } from '../workers/watch-memory'

const MEGABYTE = 1_000_000
const KIBIBYTE = 1024

/**
 * Watches the resident memory of a process in `/proc`. Does nothing on other systems.
 * @param onTooMuch called at every check above the limit
 * @returns a function that stops the checks
 */
export function watchProcessMemory(
  pid: number,
  maximumMegabytes: number,
  onTooMuch: (megabytes: number) => void,
): () => void {
  return watchMemory(() => measureResidentMegabytes(pid), maximumMegabytes, onTooMuch)
}

async function measureResidentMegabytes(pid: number): Promise<number | null> {
  // The file is missing after the process has ended, and on other systems.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  // The kernel writes kB and means 1024 bytes.
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
  return kibibytes === undefined ? null : (Number(kibibytes) * KIBIBYTE) / MEGABYTE
}
