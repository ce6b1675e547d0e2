import { ipaJoints, ipaShades, ipaTable } from './ipa-table.ts'

const STRESS: Readonly<Record<string, string>> = { ˈ: "'", "'": "'", ˌ: ',' }

/** The only IPA letter that normalisation decomposes. */
const DECOMPOSED_CEDILLA = 'c\u{327}'

/** Tie bars join two letters of one phoneme; the table has none. */
const TIES = /[\u{361}\u{35C}]/gu

const longestSymbol = Math.max(...Object.keys(ipaTable).map((symbol) => symbol.length))

/**
 * Converts IPA to the engine's phoneme mnemonics, as written between `[[` and `]]`. Returns null when the voice lacks one: the
 * engine would drop everything after it.
 * @param isKnown returns whether the voice has a phoneme of that name
 */
export function ipaToMnemonics(ipa: string, isKnown: (mnemonic: string) => boolean): string | null {
  const text = ipa.normalize('NFD').replaceAll(DECOMPOSED_CEDILLA, 'ç').replaceAll(TIES, '').replaceAll(':', 'ː')
  let written = ''
  let sounds = 0
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at)
    const stress = STRESS[character]
    if (stress !== undefined) {
      written += stress
      at += 1
      continue
    }
    if (ipaJoints.includes(character) || ipaShades.includes(character)) {
      at += 1
      continue
    }
    const symbol = readSymbol(text, at)
    const found = symbol && ipaTable[symbol]?.find((candidate) => candidate.split(' ').every(isKnown))
    if (!symbol || !found) return null
    // Separated, so that two phonemes are not read as one.
    written += `${found.replaceAll(' ', '|')}|`
    sounds += 1
    at += symbol.length
  }
  return sounds === 0 ? null : written.slice(0, -1)
}

/** Returns the longest symbol of the table at this offset. */
function readSymbol(text: string, at: number): string | null {
  for (let length = longestSymbol; length > 0; length -= 1) {
    const symbol = text.slice(at, at + length)
    if (Object.hasOwn(ipaTable, symbol)) return symbol
  }
  return null
}
