import { expect, test } from 'vitest'
import { toEngineText } from './to-engine-text.ts'

test('removes mark-up, and maps every code point to its UTF-16 offset in the source', () => {
  const { spoken, sourceOffsets } = toEngineText('𝄞&<b>', 10)
  expect(spoken).toBe('𝄞&amp; b ')
  expect(sourceOffsets).toEqual([10, 12, 12, 12, 12, 12, 13, 14, 15])
})
