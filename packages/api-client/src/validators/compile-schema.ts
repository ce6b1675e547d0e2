import type { $ZodTypes } from 'zod/v4/core'
import type { ResponseSchema } from './response-validators'

type Match = (data: unknown) => boolean

interface ZodSchema extends ResponseSchema {
  readonly def: $ZodTypes['_zod']['def']
}

/**
 * Compiles a schema of zod to a function that returns true if data fits. It creates nothing while it runs, which makes it many
 * times faster than parsing: a response has up to 60,000 words. Forms that no client's schema has are parsed.
 */
export function compileSchema(schema: object): Match {
  if (!isZodSchema(schema)) throw new Error(`Schema ${JSON.stringify(schema)} is not one of zod.`)
  const { def } = schema
  const parse: Match = (data) => schema.safeParse(data).success
  if (def.checks !== undefined && def.checks.length > 0) return parse
  switch (def.type) {
    case 'unknown':
      return () => true
    case 'string':
      return 'format' in def ? parse : (data) => typeof data === 'string'
    case 'number':
      return 'format' in def ? parse : (data) => Number.isFinite(data)
    case 'boolean':
      return (data) => typeof data === 'boolean'
    case 'literal':
      return matchOneOf(def.values)
    case 'enum':
      return matchOneOf(Object.values(def.entries))
    case 'optional':
      return matchUnless(undefined, compileSchema(def.innerType))
    case 'nullable':
      return matchUnless(null, compileSchema(def.innerType))
    case 'union': {
      const options = def.options.map((option) => compileSchema(option))
      return (data) => options.some((matches) => matches(data))
    }
    case 'array': {
      const matches = compileSchema(def.element)
      return (data) => Array.isArray(data) && data.every(matches)
    }
    case 'object':
      return isLoose(def.catchall) ? matchFields(Object.entries(def.shape)) : parse
    default:
      return parse
  }
}

function matchOneOf(values: readonly unknown[]): Match {
  const known = new Set(values)
  return (data) => known.has(data)
}

function matchUnless(absent: unknown, matches: Match): Match {
  return (data) => data === absent || matches(data)
}

/** Returns true if an object may have other fields, of any kind. */
function isLoose(catchall: object | undefined): boolean {
  return catchall !== undefined && isZodSchema(catchall) && catchall.def.type === 'unknown'
}

function matchFields(fields: readonly (readonly [string, object])[]): Match {
  const compiled = fields.map(([name, schema]) => ({ name, matches: compileSchema(schema), mayLack: mayLack(schema) }))
  return (data) => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
    return compiled.every((field) =>
      field.name in data ? field.matches(Reflect.get(data, field.name)) : field.mayLack,
    )
  }
}

/** Returns true if an object may lack a field: one that accepts `undefined` by being of any kind may not be absent. */
function mayLack(schema: object): boolean {
  if (!isZodSchema(schema)) return false
  const { def } = schema
  switch (def.type) {
    case 'optional':
      return true
    case 'nullable':
      return mayLack(def.innerType)
    case 'union':
      return def.options.some(mayLack)
    default:
      return false
  }
}

function isZodSchema(schema: object): schema is ZodSchema {
  return 'def' in schema && 'safeParse' in schema
}
