/**
 * Chooses the number of workers: one for each core, but no more than fit into half of the memory; at least one.
 *
 * @example
 * choosePoolSize({ cores: 8, memoryMegabytes: 2000, megabytesEach: 300 }) // => 3
 */
export function choosePoolSize(machine: { cores: number; memoryMegabytes: number; megabytesEach: number }): number {
  const fitting = Math.floor(machine.memoryMegabytes / 2 / machine.megabytesEach)
  return Math.max(1, Math.min(machine.cores, fitting))
}
