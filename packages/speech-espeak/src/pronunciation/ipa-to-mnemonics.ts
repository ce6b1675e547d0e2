import { ipaJoints, ipaShades, ipaTable } from './ipa-table.ts'

const STRESS: Readonly<Record<string, string>> = { ˈ: "'", "'": "'", ˌ: ',' }

/** The one sound of the IPA whose letter would be taken apart. */
const DECOMPOSED_CEDILLA = 'c\u{327}'

/** They join two letters of one sound, which the table has without them. */
const TIES = /[\u{361}\u{35C}]/gu

const longestSymbol = Math.max(...Object.keys(ipaTable).map((symbol) => symbol.length))

/**
 * Sounds of the IPA as the engine takes them between `[[` and `]]`. Null when one has no counterpart that the voice knows:
 * the engine would leave out all that follows it.
 * @param isKnown whether the voice has a sound of that name
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
    // Parted, so that two sounds are not read as one.
    written += `${found.replaceAll(' ', '|')}|`
    sounds += 1
    at += symbol.length
  }
  return sounds === 0 ? null : written.slice(0, -1)
}

/** The longest symbol of the table that begins here. */
function readSymbol(text: string, at: number): string | null {
  for (let length = longestSymbol; length > 0; length -= 1) {
    const symbol = text.slice(at, at + length)
    if (Object.hasOwn(ipaTable, symbol)) return symbol
  }
  return null
}
