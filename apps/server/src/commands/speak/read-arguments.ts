import { extname } from 'node:path'
import type { ReadArguments } from '../engine-command/engine-command'
import { parseCommandLine } from '../engine-command/parse-command-line'
import { canonicalizeLanguage } from '../canonicalize-language'

export interface SpeakArguments {
  readonly kind: 'speak'
  readonly text: string
  /** Id or name; null: the first voice of the language. */
  readonly voice: string | null
  /** Id; null: the first model. */
  readonly model: string | null
  /** null: the voice's language. */
  readonly language: string | null
  /** Factor of the voice's own speed; null: the default. */
  readonly speed: number | null
  readonly out: string
  readonly format: 'mp3' | 'wav'
  readonly json: string | null
}

export interface ListVoicesArguments {
  readonly kind: 'voices'
  /** null: all languages. */
  readonly language: string | null
  /** null: a table on stdout. */
  readonly json: string | null
}

export const USAGE = `Turn text into speech, with a time for every word.

  npm run speak -- <TEXT.txt> --voice V --out speech.mp3 --json times.json
  npm run speak -- --voices [--language en] [--json voices.json]

  --voice V      voice id or name (default: the first one of the language)
  --language L   the language of the text: en, es, … (default: the voice's language)
  --speed S      0.7 to 1.2 times the voice's own speed
  --model M      model id (default: the first one)
  --out FILE     output of the audio: .mp3 (128 kbit/s) or .wav
  --json FILE    output of the times, or of the voices
  --voices       list the voices

The text: UTF-8, or UTF-16 with BOM; <break time="1.5s" /> is a pause. The times, in seconds of the audio:

  { "voice", "model", "durationSeconds", "words": [{ "word", "start", "end" }] }

A word without a time from the voice has "estimated": true. The voices:

  { "voices": [{ "voice_id", "name", "category", "labels", "languages" }] }

LECTERN_SPEECH chooses the engine.`

const FOR_SPEAKING = ['voice', 'model', 'speed', 'out'] as const
const SLOWEST = 0.7
const FASTEST = 1.2

/** Parses the command line of speak, or returns a message that names what is missing or contradictory. */
export function readArguments(argv: readonly string[]): ReadArguments<SpeakArguments | ListVoicesArguments> {
  const parsed = parseCommandLine(argv, {
    voice: { type: 'string' },
    model: { type: 'string' },
    language: { type: 'string' },
    speed: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'string' },
    voices: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (parsed.kind === 'invalid') return parsed
  const { values, positionals } = parsed
  if (values.help) return { kind: 'help' }
  const language = values.language === undefined ? null : canonicalizeLanguage(values.language)
  if (values.language !== undefined && language === null) {
    return wrong(`"${values.language}" is not a language code; use one such as en, es or pt-BR.`)
  }
  if (values.voices) {
    const [other] = positionals
    const idle = other === undefined ? FOR_SPEAKING.find((name) => values[name] !== undefined) : other
    if (idle !== undefined) {
      const quoted = other === undefined ? `--${idle}` : `"${idle}"`
      return wrong(`--voices lists voices and speaks nothing; leave out ${quoted}.`)
    }
    if (values.json === '') return wrong('Name the file of the voices: --json voices.json.')
    return { kind: 'ok', value: { kind: 'voices', language, json: values.json ?? null } }
  }
  const [text, other] = positionals
  if (!text) return wrong('Name the text: speak text.txt --voice V --out speech.mp3.')
  if (other !== undefined) return wrong(`"${other}" is one file too many.`)
  if (!values.voice && language === null) return wrong('Name a voice (--voice V; --voices lists them) or a --language.')
  if (!values.out) return wrong('Name the file of the sound: --out speech.mp3.')
  const format = { '.mp3': 'mp3', '.wav': 'wav' }[extname(values.out).toLowerCase()]
  if (format !== 'mp3' && format !== 'wav') return wrong(`"${values.out}" ends in neither .mp3 nor .wav.`)
  if (values.json === '') return wrong('Name the file of the times: --json times.json.')
  const speed = values.speed === undefined ? null : Number(values.speed)
  if (speed !== null && !(speed >= SLOWEST && speed <= FASTEST)) {
    return wrong(`--speed ${values.speed} is not a number from ${SLOWEST} to ${FASTEST}.`)
  }
  const { voice, model, out, json } = values
  return {
    kind: 'ok',
    value: {
      kind: 'speak',
      text,
      voice: voice || null,
      model: model || null,
      language,
      speed,
      out,
      format,
      json: json ?? null,
    },
  }
}

function wrong(message: string): { kind: 'invalid'; message: string } {
  return { kind: 'invalid', message }
}
