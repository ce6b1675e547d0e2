import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LibraryArchive, newestVersion } from './library-archive'

const Header = z.object({ format: z.literal('lectern-library'), version: z.number() })

/**
 * Reads the `library.json` of a library folder.
 * @throws Error if the folder holds no library, or one of a later version of the format
 */
export async function readArchive(folder: string): Promise<LibraryArchive> {
  const json: unknown = JSON.parse(await readFile(join(folder, 'library.json'), 'utf8'))
  const { version } = Header.parse(json)
  if (version > newestVersion) {
    throw new Error(
      `The library has version ${version} of its format, and this server reads versions up to ${newestVersion}. Update the server.`,
    )
  }
  return LibraryArchive.parse(json)
}
