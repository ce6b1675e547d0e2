import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const settleMs = 3000

/** Returns the resident memory of the process and its helpers at rest, without PostgreSQL, in megabytes. Linux only. */
export async function readMemory(pid: number | undefined): Promise<number> {
  await wait(settleMs)
  return (await residentKilobytes(pid ?? 0, 'VmRSS')) / 1000
}

export async function residentKilobytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1])
}
