import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of this thread, so that the server answers first. Linux only: elsewhere the priority is that of the whole
 * process, the server included.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerPriority(0)
}

/** Lowers the priority of a process. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended already, or the system does not allow it; the engine works all the same.
  }
}
