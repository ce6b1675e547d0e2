import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An installed package with a Hunspell dictionary: `dictionary-en`, `dictionary-pt-pt`. */
export interface FoundDictionary {
  /** BCP 47. */
  language: string
  packageName: string
  licence: string
  affPath: string
  dicPath: string
}

const PREFIX = 'dictionary-'

/**
 * Finds all installed dictionaries, ordered by language: the nearest one if a language has several. Packages are resolved as by
 * Node, from each folder upwards: those of the server and of the workspace that it is started in.
 */
export async function findDictionaries(
  folders: readonly string[] = [dirname(fileURLToPath(import.meta.url)), process.cwd()],
): Promise<FoundDictionary[]> {
  const found = new Map<string, FoundDictionary>()
  for (const folder of new Set(folders.flatMap(packageFolders))) {
    for (const name of (await listFolder(folder)).filter((one) => one.startsWith(PREFIX))) {
      const dictionary = await readPackage(join(folder, name), name)
      if (dictionary && !found.has(dictionary.language)) found.set(dictionary.language, dictionary)
    }
  }
  return [...found.values()].toSorted((a, b) => (a.language < b.language ? -1 : 1))
}

/** Lists `node_modules` beside a folder and beside all folders above it. */
function packageFolders(folder: string): string[] {
  const modulesFolder = join(folder, 'node_modules')
  const above = dirname(folder)
  return above === folder ? [modulesFolder] : [modulesFolder, ...packageFolders(above)]
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function readPackage(folder: string, packageName: string): Promise<FoundDictionary | null> {
  const language = readLanguage(packageName.slice(PREFIX.length))
  if (language === null) return null
  try {
    const files = await readdir(folder)
    if (!files.includes('index.aff') || !files.includes('index.dic')) return null
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const licence = readLicence(manifest)
    return { language, packageName, licence, affPath: join(folder, 'index.aff'), dicPath: join(folder, 'index.dic') }
  } catch (error) {
    // Incomplete, or another package of such a name.
    if (isMissing(error) || error instanceof SyntaxError) return null
    throw error
  }
}

function readLanguage(code: string): string | null {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function readLicence(manifest: unknown): string {
  const says = typeof manifest === 'object' && manifest !== null && 'license' in manifest ? manifest.license : null
  return typeof says === 'string' && says !== '' ? says : 'unknown'
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EACCES'].includes(String(error.code))
}
