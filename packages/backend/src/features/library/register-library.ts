import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { PublishingServices } from '../publishing/publishing-services'
import { exportLibrary, type ExportedLibrary } from './export-library'
import { importLibrary, type ImportedLibrary } from './import-library'

export interface Library {
  /**
   * Imports and publishes the books of a library folder, as books of this author. Trust the folder: its sounds are taken for the
   * speech of its texts, also when other books of the server have the same texts.
   */
  importFolder(folder: string, author: { userId: number; domainId: number }): Promise<ImportedLibrary>
  /** Writes books with their media as a library folder. */
  exportBooks(bookIds: readonly number[], folder: string): Promise<ExportedLibrary>
}

/** Registers the import and export of whole books; commands call them, no route does. */
export function registerLibrary(
  { database, objects }: Platform,
  publishing: PublishingServices,
): Feature & { library: Library } {
  return {
    routes: [],
    library: {
      importFolder: (folder, author) => importLibrary(publishing, folder, author),
      exportBooks: (bookIds, folder) => exportLibrary({ database, objects }, bookIds, folder),
    },
  }
}
