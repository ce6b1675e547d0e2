import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHostCommand, readReaderMessage, wrapMessage, type HostCommand, type ReaderMessage } from './protocol'

const messages: readonly (ReaderMessage | HostCommand)[] = [
  { type: 'ready', bookId: 7, language: 'es', pageCount: 12 },
  { type: 'page', chapterId: 1, pageId: 31, pageNumber: 3 },
  { type: 'progress', seenPages: 3, pageCount: 12 },
  { type: 'playback', state: 'blocked' },
  { type: 'quiz', quizId: 5, score: 0.75 },
  { type: 'exit', returnUrl: 'https://school.example/class' },
  { type: 'end', bookId: 7 },
  { type: 'failed', reason: 'missing' },
  { type: 'session', state: 'ended' },
  { type: 'goTo', pageId: 31 },
  { type: 'setTheme', theme: 'dark' },
]

/** Values that no field of a message may have. */
const wrongValue = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    true,
    '',
    ' ',
    '31',
    Number.NaN,
    Infinity,
    -Infinity,
    1.5,
    2 ** 53,
    '__proto__',
    'javascript:alert(1)',
  ),
  fc.array(fc.anything(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.anything(), { maxKeys: 3 }),
  fc.bigInt(),
)

/** A message in which one field is missing or of another type, or the version is another. */
const broken = fc
  .record({ message: fc.constantFrom(...messages), index: fc.nat(), value: wrongValue, drops: fc.boolean() })
  .filter(({ message, index, value }) => {
    const [field] = pickField(message, index)
    // A language may be any text and a score any number.
    return !(field === 'language' && typeof value === 'string') && !(field === 'score' && value === 0)
  })
  .map(({ message, index, value, drops }) => {
    const wrapped: Record<string, unknown> = { ...wrapMessage(message) }
    const [field] = pickField(message, index)
    if (drops) delete wrapped[field]
    else wrapped[field] = value
    return wrapped
  })

function pickField(message: ReaderMessage | HostCommand, index: number): [field: string] {
  const fields = Object.keys(wrapMessage(message))
  return [fields[index % fields.length] ?? 'type']
}

describe('malformed messages', () => {
  it('are ignored by reader and page, whatever is posted (200 of each kind)', () => {
    for (const data of [broken, fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true })]) {
      fc.assert(
        fc.property(data, (posted) => {
          expect([readReaderMessage(posted), readHostCommand(posted)]).toEqual([null, null])
        }),
        { numRuns: 200 },
      )
    }
  })

  it('are stripped of fields that the message type does not have', () => {
    fc.assert(
      fc.property(fc.constantFrom(...messages), fc.dictionary(fc.string(), fc.anything()), (message, more) => {
        const posted = { ...more, ...wrapMessage(message) }
        expect(readReaderMessage(posted) ?? readHostCommand(posted)).toEqual(message)
      }),
    )
  })
})
