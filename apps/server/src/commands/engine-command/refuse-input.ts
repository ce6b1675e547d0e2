import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'

/** In words, why a file cannot be read; null when it can. `what` is what is expected of it: `recording`, `image`. */
export async function refuseInput(path: string, what: string): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  if (!found) return `There is no file "${path}".`
  if (found.isDirectory()) return `"${path}" is a folder; name the ${what} in it.`
  const mayRead = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
  return mayRead ? null : `"${path}" may not be read; change its permissions.`
}
