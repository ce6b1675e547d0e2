import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeForm } from './write-form'

const boundary = 'a-boundary-that-nothing-holds'
const text = fc.string({ unit: 'grapheme', minLength: 1 })

test('a parser reads the written form back, whatever its text, file and file name', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.uint8Array({ maxLength: 100 }), async (said, name, bytes) => {
      const form = writeForm({ text: said }, { field: 'file', name, bytes: new Blob([bytes]) }, boundary)
      const read = await new Response(form).formData()
      expect([...read.keys()]).toEqual(['text', 'file'])
      expect(read.get('text')).toBe(said.replaceAll(/\r\n|\r|\n/g, '\r\n'))
      const file = read.get('file') as File
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(bytes))
      expect(file.name).toBe(name)
    }),
  )
})
