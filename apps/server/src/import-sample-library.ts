import type { Backend } from '@lectern/backend'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'

/** Possible folders of the included library, under the repository's root. */
const sampleFolders = ['apps/server/sample-library', 'tooling/sample-library/dist']

/**
 * Imports the included books on the first start that finds them. A book that was imported with an earlier version of the server
 * stays as it is. An unreadable sample is skipped, so that the server still starts.
 */
export async function importSampleLibrary(
  { library, accounts }: Backend,
  root: string,
  authorEmail: string,
  logger: Logger,
): Promise<void> {
  const folder = sampleFolders.map((path) => join(root, path)).find((path) => existsSync(join(path, 'library.json')))
  if (folder === undefined) return
  try {
    const { id, domainId } = await accounts.saveAccount({ email: authorEmail, role: 'user' })
    const { imported } = await library.importFolder(folder, { userId: id, domainId })
    for (const { bookId, title } of imported) logger.info({ bookId, title }, 'a sample book was added')
  } catch (error) {
    logger.error({ err: error, folder }, 'the sample library could not be read')
  }
}
