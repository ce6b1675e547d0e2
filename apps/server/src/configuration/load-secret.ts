import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the server's secret, created on the first start and stored in the data folder, readable by its owner only. */
export async function loadSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secret')
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32) throw new Error(`${path} is damaged: delete it, and everybody signs in again`)
  return secret
}
