import { readFile } from 'node:fs/promises'

const EVERY_MILLISECONDS = 250
const MEGABYTE = 1_000_000
const KIBIBYTE = 1024

/**
 * Checks the resident memory of a process in `/proc` four times a second. Does nothing on other systems.
 * @param onTooMuch called at every check above the limit
 * @returns a function that stops the checks
 */
export function watchProcessMemory(
  pid: number,
  maximumMegabytes: number,
  onTooMuch: (megabytes: number) => void,
): () => void {
  let isStopped = false
  // On a busy machine, reading the file can take longer than the interval.
  let isChecking = false
  const check = async (): Promise<void> => {
    isChecking = true
    // The file is missing after the process has ended, and on other systems.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    isChecking = false
    // The kernel writes kB and means 1024 bytes.
    const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    if (isStopped || kibibytes === undefined) return
    const megabytes = (Number(kibibytes) * KIBIBYTE) / MEGABYTE
    if (megabytes > maximumMegabytes) onTooMuch(Math.round(megabytes))
  }
  const timer = setInterval(() => {
    if (!isChecking) void check()
  }, EVERY_MILLISECONDS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
