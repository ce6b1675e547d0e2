import { readFile } from 'node:fs/promises'

const EVERY_MILLISECONDS = 250
const KILOBYTES_PER_MEGABYTE = 1000

/**
 * Looks after the memory of a process, where the system tells it in files (Linux); elsewhere nothing is watched.
 * @returns what ends the watch
 */
export function watchProcessMemory(
  pid: number,
  mostMegabytes: number,
  onTooMuch: (megabytes: number) => void,
): () => void {
  const look = async (): Promise<void> => {
    // Gone once the process is, and never there on other systems.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const megabytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE
    if (megabytes > mostMegabytes) onTooMuch(Math.round(megabytes))
  }
  const timer = setInterval(() => void look(), EVERY_MILLISECONDS)
  timer.unref()
  return () => clearInterval(timer)
}
