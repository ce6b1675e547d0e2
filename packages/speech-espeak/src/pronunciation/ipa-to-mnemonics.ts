import { ignoredDiacritics, ignoredSeparators, ipaTable } from './ipa-table.ts'

const STRESS: Readonly<Record<string, string>> = { ˈ: "'", "'": "'", ˌ: ',' }

/** The only IPA letter that normalisation decomposes. */
const DECOMPOSED_CEDILLA = 'c\u{327}'

/** Tie bars join two letters of one phoneme; the table contains no tie bars. */
const TIES = /[\u{361}\u{35C}]/gu

const longestSymbol = Math.max(...Object.keys(ipaTable).map((symbol) => symbol.length))

/**
 * Converts IPA to the engine's phoneme mnemonics, as written between `[[` and `]]`. Returns null if the voice lacks a phoneme,
 * because the engine would drop everything after it, or if there is none.
 * @param isKnown returns whether the voice has a phoneme of that name
 */
export function ipaToMnemonics(ipa: string, isKnown: (mnemonic: string) => boolean): string | null {
  const text = ipa.normalize('NFD').replaceAll(DECOMPOSED_CEDILLA, 'ç').replaceAll(TIES, '').replaceAll(':', 'ː')
  const sounds: string[] = []
  // Stress marks of the next sound; dropped if there is none.
  let marks = ''
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at)
    const stress = STRESS[character]
    if (stress !== undefined) {
      marks += stress
      at += 1
      continue
    }
    if (ignoredSeparators.includes(character) || ignoredDiacritics.includes(character)) {
      at += 1
      continue
    }
    const symbol = readSymbol(text, at)
    const found = symbol && ipaTable[symbol]?.find((candidate) => candidate.split(' ').every(isKnown))
    if (!symbol || !found) return null
    sounds.push(marks + found.replaceAll(' ', '|'))
    marks = ''
    at += symbol.length
  }
  // Separated, so that two phonemes are not read as one.
  return sounds.length === 0 ? null : sounds.join('|')
}

/** Returns the longest symbol of the table at this offset. */
function readSymbol(text: string, at: number): string | null {
  for (let length = longestSymbol; length > 0; length -= 1) {
    const symbol = text.slice(at, at + length)
    if (Object.hasOwn(ipaTable, symbol)) return symbol
  }
  return null
}
