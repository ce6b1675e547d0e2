import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfiguration } from './read-configuration'

test('reads any value without throwing', () => {
  const values = fc.anything({ maxDepth: 4, withBigInt: true, withNullPrototype: true })
  const near = fc.record(
    { bookRules: values, partners: values, defaultVoiceId: values, defaultModelId: values },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(values, near), (value) => {
      const reading = readConfiguration(value)
      expect(reading.kind === 'ok' || reading.issues.length > 0).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
