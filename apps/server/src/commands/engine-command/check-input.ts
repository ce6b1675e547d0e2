import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'

/** Returns a message if a file cannot be read, or null. `what` names the expected kind: `recording`, `image`. */
export async function checkInput(path: string, what: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null)
  if (!stats) return `There is no file "${path}".`
  if (stats.isDirectory()) return `"${path}" is a folder; name the ${what} in it.`
  const mayRead = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
  return mayRead ? null : `"${path}" may not be read; change its permissions.`
}
