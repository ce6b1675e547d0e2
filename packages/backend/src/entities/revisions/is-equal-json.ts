/**
 * Returns true if two values are equal as JSON, in any order of fields. Stops at the first difference and serialises
 * neither, because the rects of a page are compared at every save.
 */
export function isEqualJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) || Array.isArray(right)) {
    return Array.isArray(left) && Array.isArray(right) && areSameLists(left, right)
  }
  return isObject(left) && isObject(right) && haveSameFields(left, right)
}

function areSameLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((entry, index) => isEqualJson(entry, right[index]))
}

function haveSameFields(left: Fields, right: Fields): boolean {
  const names = Object.keys(left)
  for (const name of names) if (!isEqualJson(left[name], ownOf(right, name))) return false
  // JSON has no undefined: such a field is missing.
  return Object.keys(right).every((name) => right[name] === undefined || Object.hasOwn(left, name))
}

type Fields = Readonly<Record<string, unknown>>

function ownOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
