import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Why the report could not be written there, in words; null when it can. Asked before the work, not after it. */
export async function checkReportFile(path: string): Promise<string | null> {
  const folder = dirname(path)
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) {
    return `The report cannot be written: there is no folder "${folder}". Make it, or name another file with --json.`
  }
  const target = await stat(path).catch(() => null)
  if (target?.isDirectory()) {
    return `The report cannot be written: "${path}" is a folder. Name a file in it, such as --json report.json.`
  }
  try {
    await access(target ? path : folder, constants.W_OK)
    return null
  } catch {
    return `The report cannot be written: you may not write to "${target ? path : folder}". Name another file with --json.`
  }
}
