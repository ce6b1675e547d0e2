import type { ReadArguments } from '../engine-command/engine-command'
import { parseCommandLine } from '../engine-command/parse-command-line'
import { readLanguage } from '../engine-command/read-language'

export interface AlignArguments {
  readonly audio: string
  readonly text: string
  readonly language: string
  /** null: stdout. */
  readonly json: string | null
}

export const USAGE = `Find the time of each word of a text in a recording.

  npm run align -- <AUDIO> <TEXT.txt> --language en --json times.json

  --language L   the language of the text: en, es, …
  --json FILE    output of the times (default: stdout)

The recording: WAV, MP3, FLAC, Ogg Vorbis or Opus; M4A if ffmpeg is installed. The text: UTF-8, or UTF-16 with
BOM. The times, in seconds:

  { "words": [{ "word", "start", "end", "confidence" }],
    "speechNotInText": [{ "start", "end" }],
    "textNotSpoken": [{ "from", "to" }] }

"words" has every word of the text once, in order, split on whitespace (in Chinese, Japanese, Burmese and Thai by
Intl.Segmenter). An unspoken word has "start" and "end" null and "confidence" 0. "from" and "to" are indexes of "words",
"to" excluded. LECTERN_ALIGNMENT chooses the engine.`

/** Parses the command line of align, or returns a message that names what is missing or contradictory. */
export function readArguments(argv: readonly string[]): ReadArguments<AlignArguments> {
  const parsed = parseCommandLine(argv, {
    language: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (parsed.kind === 'invalid') return parsed
  const { values, positionals } = parsed
  if (values.help) return { kind: 'help' }
  const [audio, text, other] = positionals
  if (!audio) return { kind: 'invalid', message: 'Name the recording and its text: align reading.mp3 text.txt.' }
  if (!text) return { kind: 'invalid', message: `Name the text of ${audio} too: align ${audio} text.txt.` }
  if (other !== undefined) return { kind: 'invalid', message: `"${other}" is one file too many.` }
  const language = readLanguage(values.language)
  if (language.kind === 'invalid') return language
  if (values.json === '') return { kind: 'invalid', message: 'Name the file of the times: --json times.json.' }
  return { kind: 'ok', value: { audio, text, language: language.language, json: values.json ?? null } }
}
