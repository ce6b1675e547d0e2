import * as fc from 'fast-check'

/** A JSON schema as zod writes it; keywords that are not handled here are ignored. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Values that often break programs, whatever the field. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null, true, '', ' ', 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], '0', 'NaN', '\u{d800}', '‮', '%00', '../..', "'; --",
    '<script>', 'x'.repeat(5000), { __proto__: null, constructor: 1 }, '2026-11-31', '9'.repeat(40), '🙂'.repeat(400), '{"a":', 'undefined',
  ),
  fc.jsonValue({ maxDepth: 3 }),
) // prettier-ignore

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/**
 * Returns values that match a schema, or nearly: here and there a field is missing, extra or wrong.
 *
 * @param ids ids of existing rows, so that some requests pass the lookup
 */
export function sampleSchema(schema: JsonSchema, ids: readonly number[]): fc.Arbitrary<unknown> {
  const definitions = isSchema(schema['$defs']) ? schema['$defs'] : {}
  const sample = (part: unknown, depth: number): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 40, arbitrary: sampleFitting(part, depth) }, { weight: 1, arbitrary: hostile })

  function sampleFitting(part: unknown, depth: number): fc.Arbitrary<unknown> {
    if (!isSchema(part) || depth > 6) return hostile
    const name = typeof part['$ref'] === 'string' ? part['$ref'].split('/').at(-1) : undefined
    if (name !== undefined) return sampleFitting(definitions[name], depth + 1)
    if ('const' in part) return fc.constant(part['const'])
    if (Array.isArray(part['enum'])) return fc.constantFrom<unknown>(...part['enum'])
    const choices = [...listOf(part['anyOf']), ...listOf(part['oneOf'])]
    if (choices.length > 0) return fc.oneof(...choices.map((choice) => sample(choice, depth + 1)))
    const all = listOf(part['allOf'])
    if (all.length > 0)
      return fc.tuple(...all.map((one) => sampleFitting(one, depth + 1))).map((parts) => Object.assign({}, ...parts))
    switch (part['type']) {
      case 'object':
        return sampleObject(part, depth)
      case 'array': {
        const fewest = numberOf(part['minItems'], 0)
        return fc.array(sample(part['items'], depth + 1), { minLength: fewest, maxLength: fewest + 3 })
      }
      case 'string':
        return sampleText(part)
      case 'integer':
      case 'number': {
        const least = numberOf(part['minimum'], numberOf(part['exclusiveMinimum'], -(2 ** 53)))
        const most = numberOf(part['maximum'], numberOf(part['exclusiveMaximum'], 2 ** 53))
        const number =
          part['type'] === 'integer'
            ? fc.integer({
                min: Math.ceil(Math.max(least, -(2 ** 53 - 1))),
                max: Math.floor(Math.min(most, 2 ** 53 - 1)),
              })
            : fc.double({ min: least, max: most, noNaN: true })
        return fc.oneof(number, fc.constantFrom(...ids))
      }
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      default:
        return hostile
    }
  }

  function sampleObject(part: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const properties = isSchema(part['properties']) ? part['properties'] : {}
    const fields = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, sample(value, depth + 1)])),
      { requiredKeys: Array.isArray(part['required']) ? part['required'].map(String) : [] },
    )
    const more = fc.dictionary(fc.string({ maxLength: 8 }), hostile, { maxKeys: 2 })
    return fc.oneof(
      { weight: 6, arbitrary: fields },
      { weight: 1, arbitrary: fc.tuple(more, fields).map(([extra, own]) => ({ ...extra, ...own })) },
      { weight: 1, arbitrary: fields.map((own) => Object.fromEntries(Object.entries(own).slice(1))) },
    )
  }

  function sampleText(part: JsonSchema): fc.Arbitrary<unknown> {
    const fewest = numberOf(part['minLength'], 0)
    const most = Math.min(numberOf(part['maxLength'], fewest + 40), fewest + 400)
    return fc.oneof(
      fc.string({ minLength: fewest, maxLength: most, unit: 'binary' }),
      fc.constantFrom(
        'en',
        'es-MX',
        'ada',
        'plain',
        'a@example.org',
        '[]',
        '{}',
        '[{"id":1}]',
        'https://example.org/a.png',
      ),
      fc.constantFrom(...ids).map(String),
    )
  }

  return sample(schema, 0)
}
