import { maxUploadBytes } from '@lectern/backend/upload-limits'
import { constants, type Stats } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
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

/** Describes a problem in one line that names the file. */
export function describeProblem({ file, page, message }: InputProblem): string {
  if (message.includes(file)) return message
  return `${file}${page === undefined ? '' : `, page ${page}`}: ${message}`
}

/** Extensions collected from a folder; a file named on the command line is tried with any extension. */
const PAGE_EXTENSIONS = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.tif', '.tiff'])

/** Files that operating systems put into folders. */
const LEFT_BY_SYSTEMS = new Set(['thumbs.db', 'desktop.ini', 'icon\r'])

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Lists the files at the given paths, folders in numeric order ("page 2" before "page 10"), and the problems of the others. */
export async function collectInputs(
  paths: readonly string[],
): Promise<{ files: InputFile[]; problems: InputProblem[] }> {
  const files: InputFile[] = []
  const problems: InputProblem[] = []
  for (const path of paths) {
    const stats = await stat(path).catch(() => null)
    if (!stats) problems.push({ file: path, code: 'not-found', message: `There is no file or folder "${path}".` })
    else if (stats.isDirectory()) await collectFolder(path, files, problems)
    else await collectFile(path, stats, files, problems)
  }
  return { files, problems }
}

async function collectFolder(folder: string, files: InputFile[], problems: InputProblem[]): Promise<void> {
  const names = await readdir(folder).catch(() => null)
  if (!names) {
    problems.push({ file: folder, code: 'unreadable', message: `The folder "${folder}" may not be read.` })
    return
  }
  const before = files.length
  for (const name of names.toSorted(naturalOrder.compare)) {
    if (name.startsWith('.') || LEFT_BY_SYSTEMS.has(name.toLowerCase())) continue
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (!stats) problems.push({ file: name, code: 'not-found', message: `"${name}" leads nowhere; it was left out.` })
    else if (stats.isDirectory()) problems.push(leftOutFolder(name))
    else if (PAGE_EXTENSIONS.has(extname(name).toLowerCase())) await collectFile(path, stats, files, problems)
    else problems.push(leftOutFile(name))
  }
  if (files.length === before) {
    problems.push({
      file: folder,
      code: 'empty',
      message: `The folder "${folder}" holds no page image or PDF that can be used.`,
    })
  }
}

function leftOutFolder(name: string): InputProblem {
  const message = `"${name}" is a folder within the folder; it was left out. Name it too if its pages belong to the book.`
  return { file: name, code: 'folder', message }
}

function leftOutFile(name: string): InputProblem {
  const message = `"${name}" is not a page image or a PDF; it was left out.`
  return { file: name, code: 'unsupported-format', message }
}

async function collectFile(path: string, stats: Stats, files: InputFile[], problems: InputProblem[]): Promise<void> {
  const name = basename(path)
  const refuse = (code: string, message: string): void => void problems.push({ file: name, code, message })
  // The server checks it too, but only after the upload.
  const maxBytes = maxUploadBytes[extname(name).toLowerCase() === '.pdf' ? 'importFile' : 'image']
  if (!stats.isFile()) refuse('unsupported-format', `"${name}" is not a file that can be read as a page.`)
  else if (stats.size === 0) refuse('empty', `"${name}" is empty; choose it again or export it again.`)
  else if (stats.size > maxBytes) {
    refuse('too-large', `"${name}" is larger than ${maxBytes / 1e6} MB; make it smaller or split it.`)
  } else if (!(await mayRead(path))) refuse('unreadable', `"${name}" may not be read; change its permissions.`)
  else files.push({ path, name, bytes: stats.size })
}

async function mayRead(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
}
