/**
 * Whether two values are the same as JSON, whatever the order of their fields. It stops at the first difference and makes no
 * text of either: the rects of a page are compared at each of its saves.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) || Array.isArray(right)) {
    return Array.isArray(left) && Array.isArray(right) && areSameLists(left, right)
  }
  return isObject(left) && isObject(right) && haveSameFields(left, right)
}

function areSameLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((entry, index) => isSameJson(entry, right[index]))
}

function haveSameFields(left: Fields, right: Fields): boolean {
  const names = Object.keys(left)
  for (const name of names) if (!isSameJson(left[name], ownOf(right, name))) return false
  // JSON has no undefined: a field of that value is none.
  return Object.keys(right).every((name) => right[name] === undefined || Object.hasOwn(left, name))
}

type Fields = Readonly<Record<string, unknown>>

function ownOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
