/** Normalises text that looks the same: composed letters, single spaces. Case stays: Polish is not polish. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
