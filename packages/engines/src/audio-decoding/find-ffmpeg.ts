import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the program `ffmpeg` on the path of this process; null when there is none. */
export function findFfmpeg(path = process.env['PATH'], platform = process.platform): string | null {
  if (path === undefined) return null
  const name = platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
