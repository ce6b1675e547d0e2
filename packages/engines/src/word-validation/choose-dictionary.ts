/**
 * Chooses the dictionary for a language: an exact match, else one of a shorter code (en-GB → en), else one of another region;
 * null when there is none. Codes may have any case, and `_`.
 */
export function chooseDictionary<Dictionary extends { language: string }>(
  installed: readonly Dictionary[],
  language: string,
): Dictionary | null {
  const subtags = language.trim().toLowerCase().replaceAll('_', '-').split('-')
  const codes = installed.map((dictionary) => ({ dictionary, code: dictionary.language.toLowerCase() }))
  for (let parts = subtags.length; parts > 0; parts -= 1) {
    const code = subtags.slice(0, parts).join('-')
    const same = codes.find((one) => one.code === code)
    if (same) return same.dictionary
  }
  const [primary = ''] = subtags
  return codes.find(({ code }) => primary !== '' && code.startsWith(`${primary}-`))?.dictionary ?? null
}
