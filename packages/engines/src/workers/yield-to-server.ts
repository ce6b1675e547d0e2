import { constants, setPriority } from 'node:os'

/**
 * Has engines work with what the server leaves of the processors: calls are answered first. Only on Linux is the priority
 * one of the thread alone; elsewhere a worker would take the server's with it.
 */
export function yieldToServer(): void {
  if (process.platform === 'linux') lowerPriority(0)
}

/** The same for a process of an engine. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or this system does not let anybody: it works all the same.
  }
}
