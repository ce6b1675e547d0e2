import { readFile } from 'node:fs/promises'

const EVERY_MILLISECONDS = 250
const KILOBYTES_PER_MEGABYTE = 1000

/**
 * Watches the memory of a process by the files of Linux; on other systems nothing is watched.
 * @returns a function that stops watching
 */
export function watchProcessMemory(
  pid: number,
  maximumMegabytes: number,
  onTooMuch: (megabytes: number) => void,
): () => void {
  const check = async (): Promise<void> => {
    // The file is missing after the process has ended, and on other systems.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    if (kilobytes === undefined) return
    const megabytes = Number(kilobytes) / KILOBYTES_PER_MEGABYTE
    if (megabytes > maximumMegabytes) onTooMuch(Math.round(megabytes))
  }
  const timer = setInterval(() => void check(), EVERY_MILLISECONDS)
  timer.unref()
  return () => clearInterval(timer)
}
