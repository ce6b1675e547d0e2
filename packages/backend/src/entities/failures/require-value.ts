/**
 * Returns the value. Throws if it is missing, which only a fault of the program can cause.
 * @param name the value in the error's message
 */
export function requireValue<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing`)
  return value
}
