/** One spelling for what looks the same: composed letters, single spaces. Case stays: Polish is no polish. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
