/** Returns a property of a parsed JSON value; undefined if the value is not an object or lacks it. */
export function readValue(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Returns a property that is an array; an empty array for anything else. */
export function readList(value: unknown, name: string): readonly unknown[] {
  const found = readValue(value, name)
  return Array.isArray(found) ? found : []
}

/** Returns a property that is a string; an empty string for anything else. */
export function readText(value: unknown, name: string): string {
  const found = readValue(value, name)
  return typeof found === 'string' ? found : ''
}

/** Parses JSON; null for text that is not JSON, such as the report of a program that was killed while it wrote. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
