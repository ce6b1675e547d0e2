import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOwnText, writeOwnText } from './own-text'

const value = fc.oneof(
  fc.constantFrom(undefined, null),
  fc.string(),
  fc.dictionary(fc.constantFrom('en', 'es', 'zh-Hans'), fc.oneof(fc.string(), fc.record({ url: fc.string() }))),
  fc.json().map((text): unknown => JSON.parse(text)),
  fc.jsonValue(),
)

it('keeps foreign forms and all other languages when a text is written [POP-016]', () => {
  fc.assert(
    fc.property(value, fc.constantFrom('en', 'es'), fc.string({ minLength: 1 }), (before, language, text) => {
      const own = readOwnText(before, language)
      const after = writeOwnText(before, language, text)
      const isShared = own.kind === 'text' && own.isShared && !/^\s*[[{]/.test(text)
      const others = typeof before === 'string' ? {} : Object(before)
      const written = isShared ? text : { ...others, [language]: text }
      expect(after).toEqual(own.kind === 'foreign' ? before : written)
      if (own.kind === 'text') expect(readOwnText(after, language)).toMatchObject({ kind: 'text', text })
    }),
  )
})
