import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that a command writes, as the person at the terminal knows it. */
export interface OutputFile {
  /** Such as "The report". */
  readonly what: string
  /** The option that names it. */
  readonly option: string
  /** A name that would do. */
  readonly example: string
}

/** Why the file could not be written there, in words; null when it can. Asked before the work, not after it. */
export async function checkOutputFile(path: string, { what, option, example }: OutputFile): Promise<string | null> {
  const folder = dirname(path)
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) {
    return `${what} cannot be written: there is no folder "${folder}". Make it, or name another file with ${option}.`
  }
  const target = await stat(path).catch(() => null)
  if (target?.isDirectory()) {
    return `${what} cannot be written: "${path}" is a folder. Name a file in it, such as ${option} ${example}.`
  }
  try {
    await access(target ? path : folder, constants.W_OK)
    return null
  } catch {
    return `${what} cannot be written: you may not write to "${target ? path : folder}". Name another file with ${option}.`
  }
}
