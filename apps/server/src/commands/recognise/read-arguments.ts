import type { ReadArguments } from '../engine-command/engine-command'
import { parseCommandLine } from '../engine-command/parse-command-line'
import { readLanguage } from '../engine-command/read-language'

export interface RecogniseArguments {
  readonly images: readonly string[]
  readonly language: string
  /** Null: to stdout. */
  readonly json: string | null
}

export const USAGE = `Find the words of page images.

  npm run recognise -- <IMAGE…> --language en --json words.json

  --language L   the language of the pages: en, es, …
  --json FILE    where the words go (default: to stdout)

JPEG, PNG, WebP and TIFF are taken. What comes out has an entry an image, in the order in which they were named:

  { "images": [{ "file", "textAnnotations", "fullTextAnnotation", "width", "height", "confidence" }] }

"textAnnotations" and "fullTextAnnotation" have the shape of Google Cloud Vision's DOCUMENT_TEXT_DETECTION, in pixels of
the image; "confidence" is 0 to 1, and left out where the engine tells none. An image that cannot be recognised is { "file", "error": { "code", "message" } }: the
others go on, and the exit code is 1. LECTERN_RECOGNITION says which engine recognises.`

/** Reads the command line of recognise; what is missing or contradictory is said in words. */
export function readArguments(argv: readonly string[]): ReadArguments<RecogniseArguments> {
  const parsed = parseCommandLine(argv, {
    language: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (parsed.kind === 'wrong') return parsed
  const { values, positionals: images } = parsed
  if (values.help) return { kind: 'help' }
  if (images.length === 0) return { kind: 'wrong', message: 'Name one page image or several: recognise page.png.' }
  const read = readLanguage(values.language)
  if (read.kind === 'wrong') return read
  if (values.json === '') return { kind: 'wrong', message: 'Name the file of the words: --json words.json.' }
  return { kind: 'ok', value: { images, language: read.language, json: values.json ?? null } }
}
