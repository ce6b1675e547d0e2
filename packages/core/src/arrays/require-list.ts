// Callers without types pass null where a word or a language belongs. They get an error that names it.

/** @throws TypeError if the value is no string */
export function requireText(value: unknown, name: string): void {
  if (typeof value !== 'string') fail(name, 'a string', value)
}

/** @throws TypeError if the options have no language */
export function requireLanguage(o: { language: string }): void {
  const given: { language?: unknown } | null | undefined = o
  requireText(given?.language, 'language')
}

/** @throws TypeError if the value is no list, or an element is null or not of the type */
export function requireList(list: unknown, name: string, type: 'object' | 'string' = 'object'): void {
  if (!Array.isArray(list)) return fail(name, 'an array', list)
  let index = 0
  for (const element of list as readonly unknown[]) {
    if (element === null || typeof element !== type)
      fail(`${name}[${index}]`, type === 'string' ? 'a string' : 'an object', element)
    index += 1
  }
}

function fail(name: string, wanted: string, value: unknown): never {
  throw new TypeError(`${name} must be ${wanted}, not ${value === null ? 'null' : typeof value}`)
}
