import { nameLanguage } from '../name-language'

/** The language of a text as it was given at the command line, or what is wrong with it. */
export function readLanguage(
  given: string | undefined,
): { kind: 'read'; language: string } | { kind: 'wrong'; message: string } {
  if (!given) return { kind: 'wrong', message: 'Name the language of the text: --language en.' }
  const language = nameLanguage(given)
  if (language === null) {
    return { kind: 'wrong', message: `"${given}" is not a language code; use one such as en, es or pt-BR.` }
  }
  return { kind: 'read', language }
}
