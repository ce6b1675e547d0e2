import type { Issue } from '../types'

/** What a field may hold, in code and in words. */
export interface FieldRule<T> {
  is: (value: unknown) => value is T
  wanted: string
}

/** A rule for each field of an object, those that may be absent among them. */
export type Shape<T extends object> = { readonly [K in keyof T]-?: FieldRule<T[K]> }

/**
 * Whether a value is an object of the shape, without any other field. What is wrong is noted in `issues`, with its place.
 * @param path of the value, for people: `partners[2]`
 */
export function conforms<T extends object>(value: unknown, path: string, shape: Shape<T>, issues: Issue[]): value is T {
  if (!isObject(value)) {
    issues.push({ code: 'unusable-value', message: `${path}: An object is expected, not ${describe(value)}.` })
    return false
  }
  const before = issues.length
  const rules = Object.entries<FieldRule<unknown>>(shape)
  for (const name of Object.keys(value)) {
    if (rules.some(([known]) => known === name)) continue
    const names = rules.map(([known]) => known).join(', ')
    issues.push({ code: 'unknown-field', message: `${path}: There is no field "${name}". There are ${names}.` })
  }
  for (const [name, { is, wanted }] of rules) {
    const field = value[name]
    const told = issues.length
    // A rule for what has fields of its own says more than this one could.
    if (is(field) || issues.length > told) continue
    issues.push({
      code: 'unusable-value',
      message: `${path}.${name}: ${wanted} is expected, not ${describe(field)}.`,
    })
  }
  return issues.length === before
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 80))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  return Array.isArray(value) ? 'this list' : `this ${typeof value}`
}
