import { arpabetTable, unstressedArpabetTable } from './arpabet-table.ts'

const STRESS_MARKS: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' }

/** Converts phonemes of the CMU dictionary (`T AH0 M EY1 T OW0`) to IPA; null when one is unknown. */
export function arpabetToIpa(sounds: string): string | null {
  let ipa = ''
  for (const symbol of sounds.trim().toUpperCase().split(/\s+/)) {
    const match = /^([A-Z]+)([012]?)$/.exec(symbol)
    if (!match) return null
    const [, name = '', stress = ''] = match
    const sound = (stress === '0' ? unstressedArpabetTable[name] : undefined) ?? arpabetTable[name]
    if (sound === undefined) return null
    ipa += `${STRESS_MARKS[stress] ?? ''}${sound}`
  }
  return ipa
}
