import { parseCommandLine } from '../engine-command/parse-command-line'
import { canonicalizeLanguage } from '../canonicalize-language'
import { accessLevels, type Publishing } from './access-level'

export interface MakeBookArguments {
  readonly inputs: readonly string[]
  readonly title: string
  readonly language: string
  readonly voice: string | null
  /** A recording of the book. */
  readonly audio: string | null
  readonly publishing: Publishing
  readonly reportFile: string | null
  readonly server: { readonly url: string; readonly token: string } | null
}

export type ReadArguments =
  | { readonly kind: 'ok'; readonly value: MakeBookArguments }
  | { readonly kind: 'help' }
  | { readonly kind: 'invalid'; readonly message: string }

export const USAGE = `Make a read-along book from a PDF or page images.

  npm run make-book -- <PDF | folder of images | image…> --title "A title" --language en

  --title T         the book's title
  --language L      the language of its text: en, es, …
  --voice V         the voice (default: the first one of the language)
  --audio FILE      use this recording instead of a voice
  --draft           do not publish the book; its author continues in the studio
  --access A        who can read the published book: public (everyone, the default), domain (signed-in readers of the
                    author's domain) or private (its authors)
  --json FILE       write a report of the finished book
  --server URL      a running server elsewhere, with
  --token T         an access token or a one-time sign-in token of an author there

Accepts PDF, JPEG, PNG, WebP and TIFF; files of a folder are used in natural order. Without --server, the command uses
the server that runs on the data folder, or starts one. Ctrl-C cancels and removes the unfinished book.`

/** Limit of the contracts, checked before any work. */
const MAX_TITLE_LENGTH = 300

/** Reads the command line of make-book; describes missing or contradictory arguments. */
export function readArguments(argv: readonly string[]): ReadArguments {
  const parsed = parseCommandLine(argv, {
    title: { type: 'string' },
    language: { type: 'string' },
    voice: { type: 'string' },
    audio: { type: 'string' },
    draft: { type: 'boolean' },
    access: { type: 'string' },
    json: { type: 'string' },
    server: { type: 'string' },
    token: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (parsed.kind === 'invalid') return parsed
  const { values, positionals } = parsed
  if (values.help) return { kind: 'help' }
  if (positionals.length === 0) return { kind: 'invalid', message: 'Name a PDF, a folder of images, or images.' }
  const title = values.title?.trim()
  if (!title) return { kind: 'invalid', message: 'Give the book a title: --title "A title".' }
  if (title.length > MAX_TITLE_LENGTH) {
    return { kind: 'invalid', message: `The title has ${title.length} characters; ${MAX_TITLE_LENGTH} are the most.` }
  }
  if (!values.language) return { kind: 'invalid', message: 'Name the language of the text: --language en.' }
  const language = canonicalizeLanguage(values.language)
  if (language === null) {
    return { kind: 'invalid', message: `"${values.language}" is not a language code; use one such as en, es or pt-BR.` }
  }
  if (values.audio === '') return { kind: 'invalid', message: 'Name the recording: --audio reading.mp3.' }
  if (values.audio !== undefined && values.voice !== undefined) {
    return { kind: 'invalid', message: '--audio and --voice are two ways to read the book; give one of them.' }
  }
  const access = values.access === undefined ? 'public' : accessLevels.find((level) => level === values.access)
  if (access === undefined) {
    return { kind: 'invalid', message: `"${values.access}" is no access; use one of ${accessLevels.join(', ')}.` }
  }
  if (values.server !== undefined && !values.token) {
    return { kind: 'invalid', message: '--server needs --token: an access token of an author on that server.' }
  }
  if (values.server === undefined && values.token !== undefined) {
    return { kind: 'invalid', message: '--token needs --server: the address of the server that it is for.' }
  }
  if (values.json === '') return { kind: 'invalid', message: 'Name the file of the report: --json report.json.' }
  if (values.server !== undefined && !isWebAddress(values.server)) {
    return {
      kind: 'invalid',
      message: `"${values.server}" is not an address; use one such as https://books.example.org.`,
    }
  }
  return {
    kind: 'ok',
    value: {
      inputs: positionals,
      title,
      language,
      voice: values.voice ?? null,
      audio: values.audio ?? null,
      publishing: { isDraft: values.draft ?? false, access },
      reportFile: values.json ?? null,
      server:
        values.server !== undefined && values.token !== undefined
          ? { url: values.server.replace(/\/+$/, ''), token: values.token }
          : null,
    },
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
