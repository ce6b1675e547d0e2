import { expect } from 'vitest'
import type { z } from 'zod'

export interface Shape {
  /** Every field of the specification with a valid value. */
  full: Readonly<Record<string, unknown>>
  /** The required fields. */
  required: readonly string[]
  /** Dotted field paths, each with a value of a wrong type. */
  wrong: Readonly<Record<string, unknown>>
}

const later = { fieldOfALaterVersion: { of: ['a client', null, 1.5] } }

/** Expects the fields of a schema by name, which of them are required, and the path of an invalid one. */
export function expectShape(schema: z.ZodType, { full, required, wrong }: Shape): void {
  expect(schema.parse(full)).toStrictEqual(full)
  const least = Object.fromEntries(required.map((name) => [name, full[name]]))
  expect(schema.parse(least)).toMatchObject(least)
  for (const name of required) {
    const { [name]: _missing, ...rest } = full
    expect([name, problemOf(schema, rest)]).toEqual([name, name])
  }
  for (const [path, value] of Object.entries(wrong)) {
    expect([path, problemOf(schema, withValue(full, path.split('.'), value))]).toEqual([path, path])
  }
}

/** Expects that unknown fields are kept: of the entity itself (''), and of its parts. */
export function expectToKeepFields(schema: z.ZodType, full: Shape['full'], paths: readonly string[] = ['']): void {
  for (const path of paths) {
    const names = [...(path === '' ? [] : path.split('.')), 'fieldOfALaterVersion']
    const given = withValue(full, names, later.fieldOfALaterVersion)
    const read = Object(schema.parse(given))
    expect([path, schema.parse({ ...read })]).toStrictEqual([path, given])
  }
}

function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.path.join('.')
}

function withValue(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(target)) {
    return target.map((entry, index) => (String(index) === name ? inner(entry, rest, value) : entry))
  }
  const fields = Object(target)
  return { ...fields, [name]: inner(fields[name], rest, value) }
}

function inner(target: unknown, names: readonly string[], value: unknown): unknown {
  return names.length === 0 ? value : withValue(target, names, value)
}
