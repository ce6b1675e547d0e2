import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** An output file of a command, with its names for messages. */
export interface OutputFile {
  /** Such as "The report". */
  readonly what: string
  /** The option that sets it. */
  readonly option: string
  /** An example of a valid name. */
  readonly example: string
}

/** Returns a message if the file cannot be written, or null. Called before the work starts. */
export async function checkOutputFile(path: string, { what, option, example }: OutputFile): Promise<string | null> {
  const folder = dirname(path)
  const stats = await stat(folder).catch(() => null)
  if (!stats?.isDirectory()) {
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
