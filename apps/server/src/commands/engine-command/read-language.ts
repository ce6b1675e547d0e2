import { canonicalizeLanguage } from '../canonicalize-language'

/** Parses a language tag of the command line, or returns a message. */
export function readLanguage(
  given: string | undefined,
): { kind: 'read'; language: string } | { kind: 'invalid'; message: string } {
  if (!given) return { kind: 'invalid', message: 'Name the language of the text: --language en.' }
  const language = canonicalizeLanguage(given)
  if (language === null) {
    return { kind: 'invalid', message: `"${given}" is not a language code; use one such as en, es or pt-BR.` }
  }
  return { kind: 'read', language }
}
