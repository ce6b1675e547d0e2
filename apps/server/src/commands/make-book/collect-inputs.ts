import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

export interface InputFile {
  readonly path: string
  readonly name: string
  readonly bytes: number
}

export interface InputProblem {
  readonly file: string
  readonly page?: number
  readonly code: string
  readonly message: string
}

/** A problem in one line that names the file, whoever found it. */
export function describeProblem({ file, page, message }: InputProblem): string {
  if (message.includes(file)) return message
  return `${file}${page === undefined ? '' : `, page ${page}`}: ${message}`
}

/** What a folder is searched for; a file named on the command line is tried whatever its name is. */
const PAGE_EXTENSIONS = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.tif', '.tiff'])

/** The server's own bounds, checked here too so that nobody waits for an upload that must fail. */
const MAX_IMAGE_BYTES = 25 * 1024 ** 2
const MAX_PDF_BYTES = 200 * 1024 ** 2

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The files behind the named paths, folders in natural order ("page 2" before "page 10"), and what is wrong with the others. */
export async function collectInputs(
  paths: readonly string[],
): Promise<{ files: InputFile[]; problems: InputProblem[] }> {
  const files: InputFile[] = []
  const problems: InputProblem[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => null)
    if (!found) problems.push({ file: path, code: 'not-found', message: `There is no file or folder "${path}".` })
    else if (found.isDirectory()) await collectFolder(path, files, problems)
    else collectFile(path, found.size, files, problems)
  }
  return { files, problems }
}

async function collectFolder(folder: string, files: InputFile[], problems: InputProblem[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted(naturalOrder.compare)
  const before = files.length
  for (const name of names) {
    const path = join(folder, name)
    if (PAGE_EXTENSIONS.has(extname(name).toLowerCase())) {
      collectFile(path, (await stat(path)).size, files, problems)
    } else {
      problems.push({
        file: name,
        code: 'unsupported-format',
        message: `"${name}" is not a page image or a PDF; it was left out.`,
      })
    }
  }
  if (files.length === before) {
    problems.push({
      file: folder,
      code: 'empty',
      message: `The folder "${folder}" holds no page image or PDF that can be used.`,
    })
  }
}

function collectFile(path: string, bytes: number, files: InputFile[], problems: InputProblem[]): void {
  const name = basename(path)
  const bound = extname(name).toLowerCase() === '.pdf' ? MAX_PDF_BYTES : MAX_IMAGE_BYTES
  if (bytes === 0) problems.push({ file: name, code: 'empty', message: `"${name}" is empty.` })
  else if (bytes > bound) {
    const limit = `${Math.round(bound / 1024 ** 2)} MB`
    problems.push({
      file: name,
      code: 'too-large',
      message: `"${name}" is larger than ${limit}; make it smaller or split it.`,
    })
  } else files.push({ path, name, bytes })
}
