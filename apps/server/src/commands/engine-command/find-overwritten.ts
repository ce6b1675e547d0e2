import { stat } from 'node:fs/promises'

/** Returns the output that is an input under the same or another name, or null. A missing file is never an input. */
export async function findOverwritten(inputs: readonly string[], outputs: readonly string[]): Promise<string | null> {
  const inputIds = new Set(await Promise.all(inputs.map(identify)))
  for (const output of outputs) {
    const identity = await identify(output)
    if (identity !== null && inputIds.has(identity)) return output
  }
  return null
}

async function identify(path: string): Promise<string | null> {
  const stats = await stat(path, { bigint: true }).catch(() => null)
  return stats?.isFile() ? `${stats.dev}:${stats.ino}` : null
}
