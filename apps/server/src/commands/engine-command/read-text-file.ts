import { readFile, stat } from 'node:fs/promises'
import { decodeText } from './decode-text'

export type ReadText =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string }

const MEGABYTE = 1_000_000
/** Ten times the text of a book of a thousand pages. */
const MAX_BYTES = 20 * MEGABYTE

/** Reads the text of a file, or returns a message. */
export async function readTextFile(path: string): Promise<ReadText> {
  const stats = await stat(path).catch(() => null)
  if (!stats) return failed(`There is no file "${path}".`)
  if (stats.isDirectory()) return failed(`"${path}" is a folder; name the text file in it.`)
  if (stats.size > MAX_BYTES) {
    return failed(`"${path}" is larger than ${MAX_BYTES / MEGABYTE} MB; give the text in parts.`)
  }
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) return failed(`"${path}" may not be read; change its permissions.`)
  const text = decodeText(bytes)
  if (text === null) return failed(`"${path}" is not text in UTF-8; save it as UTF-8.`)
  if (text.trim() === '') return failed(`"${path}" holds no text; write its words.`)
  return { kind: 'read', text }
}

function failed(message: string): ReadText {
  return { kind: 'failed', message }
}
