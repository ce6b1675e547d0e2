import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBytes, readSharedBody } from './read-shared-body'

const chunk = fc.oneof(fc.uint8Array({ maxLength: 50 }), fc.integer({ min: 0, max: 300_000 }).map(makeChunk))

function makeChunk(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => index)
}

const respond = (chunks: readonly Uint8Array[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const one of chunks) controller.enqueue(one)
        controller.close()
      },
    }),
  )

test('returns a body from any chunks in shared memory, or null when it exceeds the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(chunk, { maxLength: 6 }), async (chunks) => {
      const whole = Buffer.concat(chunks)
      const read = await readSharedBody(respond(chunks), whole.byteLength)
      expect(Buffer.concat(read ?? []).equals(whole)).toBe(true)
      expect(countBytes(read ?? [])).toBe(whole.byteLength)
      expect(read?.every(({ buffer }) => buffer instanceof SharedArrayBuffer)).toBe(true)
      if (whole.byteLength > 0) expect(await readSharedBody(respond(chunks), whole.byteLength - 1)).toBeNull()
    }),
    { numRuns: 30 },
  )
})
