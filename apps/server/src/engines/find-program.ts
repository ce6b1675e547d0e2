import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Returns the path of an installed program, or null. Starts nothing. */
export async function findProgram(
  name: string,
  { PATH = '' }: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string | null> {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name]
  for (const path of PATH.split(delimiter).flatMap((folder) => names.map((file) => join(folder, file)))) {
    const mayRun = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (mayRun) return path
  }
  return null
}
