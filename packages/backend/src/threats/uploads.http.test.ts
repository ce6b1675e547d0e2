import { ChapterVariation } from '@lectern/contracts/main'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../testing/make-test-book'
import { makeZip, workbookParts } from '../testing/make-workbook'
import { formOf, sampleJpegWithPlace, samplePng, sampleWav } from '../testing/sample-media'
import { resizedByStandIn } from '../testing/stand-ins/stand-in-resizing'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'
import { createServer } from 'node:net'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
})
afterAll(() => server.stop())

const send = (path: string, part: string, bytes: Uint8Array, fileName = 'file') =>
  server.call('POST', path, { token, form: formOf({ variation: 'en' }, [{ part, bytes, fileName }]) })
const store = (bytes: Uint8Array, fileName?: string) => send('/api/upload', 'file', bytes, fileName)
const thumbnail = (bytes: Uint8Array) =>
  send(`/chapters/${book.chapterId}/thumbnail/variation?variation=en`, 'thumbnail', bytes)
const track = (bytes: Uint8Array) => send(`/chapters/${book.chapterId}/audio/upload`, 'file', bytes)
const nothingLeft = () => expect(readdirSync(join(server.dataFolder, 'uploads'))).toEqual([])

const script = '<!doctype html><script>alert(1)</script>'

describe('an uploaded file', () => {
  test('has the type of its content; an ambiguous one is served as the harmless type only', async () => {
    const both = Buffer.concat([samplePng('two'), Buffer.from(script)])
    const { body } = await store(both, 'a.html')
    expect(body).toMatchObject({ contentType: 'image/webp', url: expect.stringMatching(/\.webp$/) })
    const { headers, status, text } = await server.call('GET', String(Object(body).url))
    expect([status, text]).toEqual([200, resizedByStandIn(both, 3840, 90).toString()])
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  test.each([
    ['HTML', script],
    ['HTML after blanks', `\n\n   ${script}`],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG after an XML head', '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF that is a script', 'GIF89a/*\0\0*/=1;alert(1)'],
    ['a PDF', '%PDF-1.7\n'],
    ['a PDF that is an archive', '%PDF-1.7\nPK\u0003\u0004'],
    ['an archive', 'PK\u0003\u0004'],
    ['a program', '\u007fELF\u0002\u0001\u0001'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['a PNG without a header', '\u{89}PNG\r\n\u{1a}\n<script>'],
  ])('that is %s is not accepted as image, audio or thumbnail', async (_what, text) => {
    const bytes = Buffer.from(text, 'latin1')
    expect((await store(bytes, 'a.png')).status).toBe(415)
    expect((await thumbnail(bytes)).status).toBe(422)
    expect((await track(bytes)).status).toBe(422)
    nothingLeft()
  })

  test('loses its metadata and trailing data if it is an image', async () => {
    const page = `/chapters/${book.chapterId}/page/${book.pages[0]?.pageId}/variation/thumbnail`
    const chapter = `/chapters/${book.chapterId}/variation`
    const form = (bytes: Uint8Array) => formOf({ variation: 'en' }, [{ part: 'thumbnail', bytes, fileName: 'a' }])
    for (const bytes of [sampleJpegWithPlace(), Buffer.concat([samplePng('tail'), Buffer.from(script)])]) {
      const responses = [
        Object((await store(bytes)).body).url,
        Object((await thumbnail(bytes)).body).thumbnailUrl,
        Object((await server.call('PUT', chapter, { token, form: form(bytes) })).body).thumbnailUrl,
        Object((await send(page, 'thumbnail', bytes)).body).thumbnailUrl,
      ]
      for (const link of responses) {
        const { status, text, headers } = await server.call('GET', String(link))
        expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
        expect(text).toBe(resizedByStandIn(bytes, 3840, 90).toString())
        expect(text).not.toMatch(/GPS|<script>/)
      }
    }
    nothingLeft()
  })

  test('is not stored if it is an image that cannot be re-encoded', async () => {
    server.script.failsAtResizing = true
    const responses = [await store(samplePng('later')), await thumbnail(samplePng('later'))]
    server.script.failsAtResizing = false
    for (const { status, body } of responses) expect([status, Object(body).code]).toEqual([502, 'engine-failed'])
    nothingLeft()
  })

  test('is refused by its header, without time or memory, above 40 megapixels', async () => {
    const before = process.resourceUsage().maxRSS
    for (const bomb of [samplePng('bomb', 16_000, 16_000), samplePng('bomb', 4_000_000_000, 4_000_000_000)]) {
      expect((await store(bomb)).status).toBe(415)
      expect((await thumbnail(bomb)).status).toBe(422)
    }
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000)
    nothingLeft()
  })

  test('larger than its kind allows is refused', async () => {
    const large = Buffer.concat([samplePng('large'), Buffer.alloc(25_000_000)])
    expect((await store(large)).status).toBe(415)
    expect((await thumbnail(large)).status).toBe(413)
    const sheet = Buffer.from('word,language,definition\n'.padEnd(5_000_001, ' '))
    expect((await send('/word/import', 'file', sheet)).status).toBe(413)
    const subtitles = Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.alloc(5_000_000, ' ')])
    expect((await send(`/books/${book.bookId}/coaching/1/subtitles`, 'files', subtitles)).status).toBe(413)
    nothingLeft()
  })

  test.each(['../../../evil.png', '..\\..\\evil.png', '/etc/passwd', 'C:\\evil.png', 'a\u0000.png', 'x'.repeat(5000)])(
    'called %j gets a name of our own',
    async (fileName) => {
      const { status, body } = await store(samplePng('named'), fileName)
      expect(status).toBe(200)
      expect(Object(body).url).toMatch(/^\/objects\/domain-files\/\d+\/[0-9a-f-]{36}\.webp$/)
      const names = readdirSync(server.dataFolder, { recursive: true }).map(String)
      expect(names.filter((name) => /evil|passwd/.test(name))).toEqual([])
      nothingLeft()
    },
  )
})

describe('an uploaded track', () => {
  const lying = (change: (wav: Buffer) => void) => {
    const wav = sampleWav(1)
    change(wav)
    return wav
  }
  const duration = async (wav: Buffer) => {
    const { status, body } = await track(wav)
    return status === 200 ? ChapterVariation.parse(body).durationSeconds : status
  }

  test('has the duration of its bytes, whatever its header says', async () => {
    expect(await duration(sampleWav(1))).toBe(1)
    expect(await duration(lying((wav) => wav.writeUInt32LE(0xffff_fff0, 40)))).toBe(1)
    expect(await duration(lying((wav) => wav.writeUInt32LE(0xffff_ffff, 4)))).toBe(1)
    expect(await duration(lying((wav) => wav.writeUInt32LE(0x7fff_ffff, 16)))).toBe(422)
    expect(await duration(lying((wav) => wav.writeUInt16LE(0, 22)))).toBe(422)
    expect(await duration(lying((wav) => wav.writeUInt32LE(0, 24)))).toBe(422)
    expect(await duration(lying((wav) => wav.writeUInt16LE(0xffff, 22)))).toBe(422)
    expect(await duration(lying((wav) => wav.writeUInt16LE(0, 34)))).toBe(422)
  })

  test('is refused without samples or with a sample rate that no recording has', async () => {
    expect(await duration(lying((wav) => wav.writeUInt32LE(0, 40)))).toBe(422)
    for (const rate of [1, 999, 768_001, 0xffff_ffff]) {
      expect([rate, await duration(lying((wav) => wav.writeUInt32LE(rate, 24)))]).toEqual([rate, 422])
    }
    expect(await duration(lying((wav) => wav.writeUInt32LE(192_000, 24)))).toBe(0.042)
  })

  test.each(['/api/upload', '/api/text-to-speech/forced-alignment'])(
    'is refused at %s too if its header cannot be true',
    async (path) => {
      const upload = (wav: Buffer) =>
        server.call('POST', path, {
          token,
          form: formOf({ text: 'One.' }, [{ part: 'file', bytes: wav, fileName: 'a.wav' }]),
        })
      const wrong = [
        lying((wav) => wav.writeUInt32LE(0, 40)),
        ...[1, 999, 768_001, 0xffff_ffff].map((rate) => lying((wav) => wav.writeUInt32LE(rate, 24))),
      ]
      for (const wav of wrong) {
        expect(await upload(wav)).toMatchObject({
          status: 422,
          body: {
            code: 'invalid-field',
            field: 'file',
            msg: expect.stringMatching(/^a\.wav .*no samples.*sample rate/),
          },
        })
      }
      expect([path, Object((await upload(sampleWav(1))).body).code]).not.toEqual([path, 'invalid-field'])
      nothingLeft()
    },
  )

  test('is checked at a signed address before it is selected, and other files are deleted', async () => {
    const presigned = () =>
      server.call('POST', `/api/upload/${book.bookId}/presigned-url-audio?fileName=page.mp3`, { token })
    const { url } = Object((await presigned()).body)
    const put = await fetch(server.url + String(url), {
      method: 'PUT',
      headers: { 'content-type': 'audio/mpeg' },
      body: script,
    })
    expect(put.status).toBe(200)
    const json = { variation: 'en', audioFileName: 'page.mp3' }
    const name = () => server.call('POST', `/chapters/${book.chapterId}/audio`, { token, json })
    expect(await name()).toMatchObject({ status: 422, body: { field: 'audioFileName' } })
    // Its address can be used again, so the file was deleted.
    expect((await presigned()).status).toBe(200)
  })
})

describe('an archive', () => {
  const cell = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`
  const spreadsheet = (bytes: Uint8Array) => send('/word/import', 'file', bytes)

  test('is not unpacked if it has many thousand entries or unpacks to far more than its size', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`e${index}`, '']))
    expect((await spreadsheet(makeZip({ ...workbookParts(cell('word')), ...many }))).status).toBe(415)
    const bomb = makeZip({ ...workbookParts(cell('word')), 'xl/media/a.bin': '\0'.repeat(100_000_000) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await spreadsheet(bomb)).status).toBe(413)
    nothingLeft()
  })

  test('whose entries name other folders writes nothing there', async () => {
    const names = ['../evil.txt', '/evil.txt', '..\\evil.txt', 'xl/../../../evil.txt']
    for (const name of names) {
      const response = await spreadsheet(makeZip({ ...workbookParts(cell('word')), [name]: 'evil' }))
      expect([name, response.status]).toEqual([name, expect.toSatisfy((status: number) => [415, 422].includes(status))])
    }
    const found = readdirSync(server.dataFolder, { recursive: true }).map(String)
    expect(found.filter((name) => name.includes('evil'))).toEqual([])
  })

  test('with external XML entities loads no entity', async () => {
    let heard = 0
    const canary = createServer((socket) => {
      heard += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', () => resolve()))
    const address = canary.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const expanding = Array.from(
      { length: 12 },
      (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
    ).join('')
    for (const [doctype, reference] of [
      [`<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>`, '&e;'],
      [`<!DOCTYPE a [<!ENTITY e SYSTEM "${origin}/e">]>`, '&e;'],
      [`<!DOCTYPE a SYSTEM "${origin}/dtd">`, 'x'],
      [`<!DOCTYPE a [<!ENTITY % p SYSTEM "${origin}/p"> %p;]>`, 'x'],
      [`<!DOCTYPE a [<!ENTITY e0 "lol">${expanding}]>`, '&e12;'],
    ] as const) {
      const parts = workbookParts(cell(reference))
      const sheet = 'xl/worksheets/sheet1.xml'
      const response = await spreadsheet(
        makeZip({ ...parts, [sheet]: `<?xml version="1.0"?>${doctype}${parts[sheet]}` }),
      )
      expect(response.status).toSatisfy((status: number) => [413, 415, 422].includes(status))
      expect(response.text).not.toMatch(/root:|lollol/)
    }
    expect(heard).toBe(0)
    canary.close()
  })
})

describe('a form', () => {
  test('is refused if it has too many parts', async () => {
    const form = new FormData()
    form.set('variation', 'en')
    for (let index = 0; index < 150; index++) form.append(`field${index}`, 'x')
    const path = `/chapters/${book.chapterId}/pages/upload`
    expect((await server.call('POST', path, { token, form })).status).toBe(413)
    const files = new FormData()
    for (let index = 0; index < 3; index++) files.append('file', new Blob(['x']), `${index}.png`)
    expect((await server.call('POST', '/api/upload', { token, form: files })).status).toBe(413)
    nothingLeft()
  })

  test("does no harm with an endless header or a prototype's name", async () => {
    const boundary = 'x'
    const raw = (text: string) =>
      new Promise<number>((resolve, reject) => {
        const { port } = new URL(server.url)
        const call = request(
          {
            port,
            host: '127.0.0.1',
            path: '/api/upload',
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': `multipart/form-data; boundary=${boundary}`,
              'content-length': Buffer.byteLength(text),
            },
          },
          (response) => {
            response.resume()
            resolve(response.statusCode ?? 0)
          },
        )
        call.on('error', reject)
        call.end(text)
      })
    const part = (head: string, body = 'x') => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`
    const end = `--${boundary}--\r\n`
    for (const text of [
      part(`content-disposition: form-data; name="${'a'.repeat(200_000)}"`) + end,
      part(`${'x: y\r\n'.repeat(5000)}content-disposition: form-data; name="a"`) + end,
      part('content-disposition: form-data; name="__proto__"', '{"polluted":true}') + end,
      part('content-disposition: form-data; name="constructor"; filename="x"') + end,
      part('content-disposition: form-data') + end,
      `--${boundary}`,
    ])
      expect(await raw(text)).toSatisfy((status: number) => status >= 400 && status < 500)
    expect(Object('').polluted).toBeUndefined()
    nothingLeft()
  })
})
