import { beforeAll, describe, expect, test } from 'vitest'
import { type Espeak, loadEspeak } from '../espeak.ts'
import { arpabetToIpa } from './arpabet-to-ipa.ts'
import { ipaTable } from './ipa-table.ts'
import { ipaToMnemonics } from './ipa-to-mnemonics.ts'

const all = (): boolean => true

test.each([
  ['ˈwʊstə', "'w|U|s|t|@"],
  ['tə.ˈmeɪ.toʊ', "t|@|'m|eI|t|oU"],
  ['t͡ʃɜːtʃ', 'tS|3:|tS'],
  ["bo'ʒuʁ", "b|o|'Z|u|R"],
  ['bɔ̃', 'b|O~'],
  ['gi:s', 'g|i:|s'],
  ['ˈbʌtn̩', "'b|V|t|@|n"],
  ['ça', 'C|a'],
  ['pʰ', 'p'],
  ["bo'", 'b|o'],
])('%s is %s', (ipa, mnemonics) => {
  expect(ipaToMnemonics(ipa, all)).toBe(mnemonics)
})

test('returns null for sounds without a counterpart, such as tones and clicks', () => {
  for (const ipa of ['ma˥˩', 'ǃa', 'ab1', '你', '', ' ', 'ˈ.']) expect(ipaToMnemonics(ipa, all)).toBeNull()
})

test('replaces a sound that the voice lacks with the nearest, if it has one', () => {
  const without = (...missing: string[]) => ipaToMnemonics('ɜː', (mnemonic) => !missing.includes(mnemonic))
  expect([without('3:'), without('3:', '@:'), without('3:', '@:', 'E')]).toEqual(['@:', 'E', null])
})

test('converts the sounds and stress of the CMU dictionary to IPA', () => {
  expect(arpabetToIpa('T AH0 M EY1 T OW2')).toBe('təmˈeɪtˌoʊ')
  expect(arpabetToIpa('b er1 d')).toBe('bˈɜːd')
  expect([arpabetToIpa('T XX1'), arpabetToIpa(''), arpabetToIpa('T3')]).toEqual([null, null, null])
})

describe('the engine', () => {
  let espeak: Espeak
  beforeAll(async () => {
    espeak = await loadEspeak(() => {})
  })
  const voices = ['gmw/en-US', 'gmw/en', 'roa/es', 'roa/fr', 'gmw/de']

  function say(ipa: string, voice: string): string | null {
    const mnemonics = ipaToMnemonics(ipa, (mnemonic) => espeak.knowsSound(voice, mnemonic))
    if (mnemonics === null) return null
    const { phonemes } = espeak.say(`[[${mnemonics}]]`, voice, { rate: 175, pitch: 50, range: 50 })
    return phonemes.map(({ phoneme }) => phoneme).join('')
  }

  test('speaks English phonemes as written', () => {
    for (const ipa of ['ˈwʊstə', 'θɪŋk', 'ˈmɛʒə', 'dʒʌdʒ', 'ˈɔɪstə', 'haʊs', 'ʃiːp']) {
      expect(say(ipa, 'gmw/en')?.replaceAll('ˈ', '')).toBe(ipa.replaceAll('ˈ', ''))
    }
  })

  test.each(voices)('the voice %s speaks the sound after each mnemonic, whichever it accepts', (voice) => {
    const lost = Object.keys(ipaTable).filter((symbol) => say(`${symbol}s`, voice)?.endsWith('s') === false)
    expect(lost).toEqual([])
  })

  test('knows the sounds of English and Spanish words', () => {
    const unknown = (voice: string, ipa: string) => Array.from(ipa).filter((symbol) => say(symbol, voice) === null)
    expect(unknown('gmw/en-US', 'pbtdkɡfvθðszʃʒhmnŋlɹwjæɛɪʊʌəɔɑiu')).toEqual([])
    expect(unknown('roa/es', 'pbtdkɡfθsxmnɲlrɾjaeiou')).toEqual([])
  })
})
