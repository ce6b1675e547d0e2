import { arpabetTable, unstressedArpabetTable } from './arpabet-table.ts'

const STRESS_MARKS: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' }

/** Sounds as the CMU dictionary writes them (`T AH0 M EY1 T OW0`) in the IPA; null when one is not known. */
export function arpabetToIpa(sounds: string): string | null {
  let ipa = ''
  for (const symbol of sounds.trim().toUpperCase().split(/\s+/)) {
    const [, name = '', stress = ''] = /^([A-Z]+)([012]?)$/.exec(symbol) ?? []
    const sound = (stress === '0' ? unstressedArpabetTable[name] : undefined) ?? arpabetTable[name]
    if (sound === undefined) return null
    ipa += `${STRESS_MARKS[stress] ?? ''}${sound}`
  }
  return ipa
}
