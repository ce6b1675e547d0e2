import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mainValidators } from '../main/validators'
import { compileSchema } from './compile-schema'

const schemas = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  literal: z.literal('PUT'),
  enum: z.enum(['user', 'student']),
  optional: z.optional(z.number()),
  nullable: z.nullable(z.string()),
  array: z.array(z.nullable(z.number())),
  tuple: z.tuple([z.number(), z.string()]),
  record: z.record(z.string(), z.nullable(z.string())),
  union: z.union([z.looseObject({}), z.array(z.unknown()), z.string()]),
  object: z.looseObject({ a: z.number(), b: z.optional(z.string()), c: z.nullable(z.boolean()), d: z.unknown() }),
  nested: z.array(z.looseObject({ a: z.array(z.looseObject({ b: z.literal(true) })) })),
  'strict object': z.strictObject({ a: z.number() }),
  format: z.email(),
  check: z.string().check(z.minLength(2)),
  integer: z.int(),
}

const leaf = fc.oneof(
  fc.constantFrom(null, true, false, 'PUT', 'user', 'student', '', 'a@example.org', 0, 1, -2.5, undefined),
  fc.string(),
)
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), tie('json'), { maxKeys: 4 }),
  ),
}))

describe('a compiled schema', () => {
  it.each(Object.entries(schemas))('matches the data that zod accepts: %s', (_name, schema) => {
    const matches = compileSchema(schema)
    fc.assert(
      fc.property(json, (data) => {
        expect(matches(data)).toBe(schema.safeParse(data).success)
      }),
    )
  })

  it('rejects an object without a field of any kind, as zod does', () => {
    const lacks = { a: 0, c: null }
    const full = { ...lacks, d: undefined }
    const matches = compileSchema(schemas.object)
    expect([matches(lacks), matches(full)]).toEqual([false, true])
    expect([schemas.object.safeParse(lacks).success, schemas.object.safeParse(full).success]).toEqual([false, true])
  })

  it('rejects a page with one wrong word, as zod does', () => {
    const schema = mainValidators['getPageDetails']?.responses[200]
    if (schema === undefined) throw new Error('the call has no schema')
    const pageOf = (word: object) => {
      const rect = { id: 'r1', x: 1, y: 2, width: 3, height: 4, word: 'Once', timing: { source: 'manual' }, ...word }
      const own = { id: 1, variation: 'en', name: null, pageImageLink: null, imageWidth: null, imageHeight: null }
      const variation = { ...own, altText: null, textSource: null, revision: 1 }
      const rectData = { rects: [], rectsByWords: [rect] }
      const page = { pageId: 1, page_number: 1, name: null, thumbnailUrl: null, popupTriggers: [], coachingPoints: [] }
      return [{ ...page, variations: [{ ...variation, rectData }] }]
    }
    const matches = compileSchema(schema)
    for (const word of [{}, { mood: 'bright' }, { x: '1' }, { id: undefined }, { timing: { source: 'guessed' } }]) {
      expect(matches(pageOf(word))).toBe(schema.safeParse(pageOf(word)).success)
    }
    expect(matches(pageOf({}))).toBe(true)
    expect(matches(pageOf({ x: '1' }))).toBe(false)
  })
})
