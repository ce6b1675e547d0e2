import type { ReadArguments } from '../engine-command/engine-command'
import { parseCommandLine } from '../engine-command/parse-command-line'
import { readLanguage } from '../engine-command/read-language'

export interface RecogniseArguments {
  readonly images: readonly string[]
  readonly language: string
  /** null: stdout. */
  readonly json: string | null
}

export const USAGE = `Recognise the words on page images.

  npm run recognise -- <IMAGE…> --language en --json words.json

  --language L   the language of the pages: en, es, …
  --json FILE    output of the words (default: stdout)

Accepts JPEG, PNG, WebP and TIFF. One entry per image, in the given order:

  { "images": [{ "file", "textAnnotations", "fullTextAnnotation", "width", "height", "confidence" }] }

"textAnnotations" and "fullTextAnnotation" have the format of Google Cloud Vision's DOCUMENT_TEXT_DETECTION, in pixels of
the image; "confidence" is 0 to 1, and omitted if unknown. A failed image is named, the others continue, and the exit
code is 1. LECTERN_RECOGNITION chooses the engine.`

/** Parses the command line of recognise, or returns a message that names what is missing or contradictory. */
export function readArguments(argv: readonly string[]): ReadArguments<RecogniseArguments> {
  const parsed = parseCommandLine(argv, {
    language: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (parsed.kind === 'invalid') return parsed
  const { values, positionals: images } = parsed
  if (values.help) return { kind: 'help' }
  if (images.length === 0) return { kind: 'invalid', message: 'Name one page image or several: recognise page.png.' }
  const language = readLanguage(values.language)
  if (language.kind === 'invalid') return language
  if (values.json === '') return { kind: 'invalid', message: 'Name the file of the words: --json words.json.' }
  return { kind: 'ok', value: { images, language: language.language, json: values.json ?? null } }
}
