import { SentenceTakes, SpeechCost } from '@lectern/contracts/app'
import { BookData } from '@lectern/contracts/main'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { packSentence, type SpokenSentence } from '../../entities/narration/pack-sentence'
import { hashContent } from '../../entities/objects/hash-content'
import { first } from '../../testing/make-test-book'
import { mouse, owl, provideSpokenBook } from '../../testing/provide-spoken-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { compressSentence } from './compress-sentence'
import type { ArchivedVariation, LibraryArchive } from './library-archive'

const prepared = provideSpokenBook()
const text = `${owl} ${mouse}`
const slow = { voiceId: 'luz', voiceSettings: { speed: 0.8 } }
/** A tenth of a second. */
const silence: SpokenSentence = { pcm: new Int16Array(2205), sampleRate: 22_050, words: [] }

let target: TestBackend
let token: string
let author: { userId: number; domainId: number }
let folder: string
beforeAll(async () => {
  target = await startTestBackend()
  token = await target.signIn('operator@example.org')
  const { id, domainId } = await target.backend.accounts.saveAccount({ email: 'operator@example.org', role: 'user' })
  author = { userId: id, domainId }
})
afterAll(() => target.stop())

/** Speaks two sentences slowly, then by another voice, and chooses and locks the slow take of the first. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-takes-'))
  prepared.server.script.secondsPerWord = 0.5
  await prepared.generate(prepared.request(text, slow))
  prepared.server.script.secondsPerWord = 0.25
  await prepared.generate(prepared.request(text))
  const path = `/api/chapter-variation-takes/${prepared.book.chapterVariationId}`
  const { body } = await prepared.call('GET', `${path}?pageVariationId=${prepared.book.pages[0]?.variationId}`)
  const slowTake = SentenceTakes.parse(body).takes.findLast((take) => take.text === owl)
  await prepared.call('POST', `${path}/${slowTake?.id}/choose`, { isLocked: true })
  await prepared.server.backend.library.exportBooks([prepared.book.bookId], folder)
  return () => rm(folder, { recursive: true })
})

/** Imports a folder into the other server and returns the ids of its one book. */
async function importBook(from: string) {
  const { imported } = await target.backend.library.importFolder(from, author)
  const { bookId } = first(imported)
  const { chapters } = BookData.parse((await target.call('GET', `/file/${bookId}`, { token })).body)
  const { id: chapterId, variations, pages } = first(chapters)
  return {
    bookId,
    chapterId,
    chapterVariationId: first(variations).id,
    pages: pages.map((page) => ({ pageId: Number(page.id), variationId: first(page.variations).id })),
  }
}
type ImportedBook = Awaited<ReturnType<typeof importBook>>

async function readTakes(book: ImportedBook) {
  const path = `/api/chapter-variation-takes/${book.chapterVariationId}`
  const response = await target.call('GET', `${path}?pageVariationId=${book.pages[0]?.variationId}`, { token })
  return { path, ...SentenceTakes.parse(response.body) }
}

const toFacts = ({ takes }: Awaited<ReturnType<typeof readTakes>>) =>
  takes.map((take) => [take.text, take.voiceId, take.modelId, take.voiceSettings, take.durationSeconds, take.isUsed])

/** Changes the archive, as somebody with an editor would. */
async function changeArchive(change: (archive: LibraryArchive) => void): Promise<void> {
  const path = join(folder, 'library.json')
  const archive = JSON.parse(await readFile(path, 'utf8'))
  change(archive)
  await writeFile(path, JSON.stringify(archive))
}

/** Does the same with the archive's only chapter variation. */
const changeVariation = (change: (variation: ArchivedVariation) => void) =>
  changeArchive(({ books: [book] }) => change(first(first(book?.chapters ?? []).variations)))

/** Writes a file of the archive under the hash of its content. Returns its path. */
async function writeMedia(bytes: Uint8Array, extension: string): Promise<string> {
  const path = `media/${hashContent(bytes)}.${extension}`
  await writeFile(join(folder, path), bytes)
  return path
}
const missing = `media/${'0'.repeat(40)}`

/** Lists the files of the store. */
const listObjects = async (server: TestBackend) =>
  (await readdir(join(server.dataFolder, 'objects'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

test('an imported book has the takes of its sentences: nothing is sent to the voice again', async () => {
  target.script.spokenTexts = []
  const book = await importBook(folder)
  const takes = await readTakes(book)
  expect(takes.hasTakes).toBe(true)
  expect(toFacts(takes)).toEqual([
    [mouse, 'ada', 'plain', {}, 1, true],
    [owl, 'ada', 'plain', {}, 1, false],
    [mouse, 'luz', 'plain', { speed: 0.8 }, 2, false],
    [owl, 'luz', 'plain', { speed: 0.8 }, 2, true],
  ])
  const locks = await target.call('GET', `/api/chapter-variation-locks/${book.chapterVariationId}`, { token })
  expect(locks.body).toEqual({ locks: [{ pageVariationId: book.pages[0]?.variationId, text: owl }] })
  const request = speechRequest(text, book)
  const cost = await target.call('POST', '/api/text-to-speech/cost', { token, json: request })
  expect(SpeechCost.parse(cost.body)).toMatchObject({ characters: 0, unspoken: [], locks: [{ text: owl, fits: true }] })
  const formerOwl = takes.takes[1]
  const chosen = await target.call('POST', `${takes.path}/${formerOwl?.id}/choose`, {
    token,
    json: { isLocked: false },
  })
  expect(chosen).toMatchObject({ status: 200, body: { characters: 0 } })
  expect((await target.call('POST', '/api/text-to-speech/stream', { token, json: request })).body).toMatchObject({
    characters: 0,
  })
  expect(target.script.spokenTexts).toEqual([])
})

test('an archive of an earlier version, without takes and with the file of a lock, is imported', async () => {
  const take = await writeMedia(packSentence(silence), 'bin')
  await changeArchive((archive) => {
    archive.version = 1
  })
  await changeVariation((variation) => {
    delete variation.takes
    delete variation.joinedFrom
    for (const lock of variation.locks ?? []) lock.take = take
  })
  const book = await importBook(folder)
  const takes = await readTakes(book)
  expect([takes.hasTakes, takes.takes]).toEqual([false, []])
  const locks = await target.call('GET', `/api/chapter-variation-locks/${book.chapterVariationId}`, { token })
  expect(locks.body).toEqual({ locks: [{ pageVariationId: book.pages[0]?.variationId, text: owl }] })
})

test('takes and locks whose sound cannot be read are left out of an archive', async () => {
  const stored = await listObjects(prepared.server)
  for (const path of stored.filter((each) => each.includes('speech-cache') && each.endsWith('.bin')))
    await writeFile(path, 'damaged')
  await prepared.server.backend.library.exportBooks([prepared.book.bookId], folder)
  await changeVariation((variation) => {
    expect([variation.takes, variation.joinedFrom, variation.locks]).toEqual([undefined, undefined, undefined])
  })
  expect((await readTakes(await importBook(folder))).takes).toEqual([])
})

test('a sound that the server has made of the same text and voice stays, and the archived one is kept too', async () => {
  const before = await importBook(folder)
  const other = await compressSentence({ pcm: new Int16Array(4410).fill(7), sampleRate: 22_050, words: [] })
  await replaceSound(other)
  await renameBook()
  const toSeconds = ({ takes }: Awaited<ReturnType<typeof readTakes>>) => takes.map((take) => take.durationSeconds)
  const changed = await readTakes(await importBook(folder))
  expect([toSeconds(changed), toSeconds(await readTakes(before))]).toEqual([
    [0.2, 1, 2, 2],
    [1, 1, 2, 2],
  ])
  const readLength = async ({ path, takes }: typeof changed) => {
    const heard = await target.call('GET', `${path}/${first(takes).id}`, { token })
    const audio = await fetch(target.url + String(Object(heard.body).audioLink))
    return (await audio.arrayBuffer()).byteLength
  }
  expect(await readLength(changed)).toBe(44 + 2 * 4410)
  expect(await readLength(await readTakes(before))).toBeGreaterThan(2 * 4410 + 1000)
})

/** Gives the archived book another key, so that it is imported again. */
const renameBook = () =>
  changeArchive((archive) => {
    first(archive.books).key = hashContent(JSON.stringify(archive))
  })

/** Replaces the sound of the last take, which says "The owl is awake.", by other bytes. */
async function replaceSound(bytes: Uint8Array): Promise<void> {
  const sound = await writeMedia(bytes, 'br')
  await changeVariation(({ takes = [] }) => {
    const take = takes.at(-1)
    if (take) take.sound = sound
  })
}

/** Replaces the sound of the last take by another one of a tenth of a second. */
const replaceSpoken = async (change: Partial<SpokenSentence>) =>
  replaceSound(await compressSentence({ ...silence, ...change }))

/** Replaces the take of the lock by a file. */
async function replaceLock(bytes: Uint8Array): Promise<void> {
  const take = await writeMedia(bytes, 'bin')
  await changeVariation(({ locks = [] }) => {
    first(locks).take = take
  })
}

test.each<[string, () => Promise<void>, string]>([
  [
    'with a damaged sound',
    async () => {
      const name = (await readdir(join(folder, 'media'))).findLast((each) => each.endsWith('.br'))
      await writeFile(join(folder, 'media', name ?? ''), 'damaged')
    },
    'is damaged',
  ],
  ['with a sound that is none', () => replaceSound(Buffer.from('no sound at all')), 'is not the sound of a sentence'],
  ['with an uncompressed sound', () => replaceSound(packSentence(silence)), 'is not the sound of a sentence'],
  ['with a sound of 7,999 Hz', () => replaceSpoken({ sampleRate: 7999 }), 'sample rate'],
  ['with a sound of 1 GHz', () => replaceSpoken({ sampleRate: 1_000_000_000 }), 'sample rate'],
  [
    'with a word outside of its text',
    () => replaceSpoken({ words: [{ start: 13, end: 1000, startTime: 0, endTime: 0.1 }] }),
    'from 13 to 1000 of a text of',
  ],
  [
    'with a word outside of its sound',
    () => replaceSpoken({ words: [{ start: 0, end: 3, startTime: 0, endTime: 60 }] }),
    'to 60 s of 0.1 s',
  ],
  [
    'without the file of a sound',
    () =>
      changeVariation(({ takes = [] }) => {
        first(takes).sound = `${missing}.br`
      }),
    'ENOENT',
  ],
  [
    'with a path outside of its folder',
    () =>
      changeVariation(({ takes = [] }) => {
        first(takes).sound = '../../secret.br'
      }),
    'sound',
  ],
  [
    'with a key that is no hash',
    () =>
      changeVariation(({ takes = [] }) => {
        first(takes).hash = '../../books/1'
      }),
    'hash',
  ],
  [
    'whose audio is joined from a take that it does not have',
    () =>
      changeVariation((variation) => {
        variation.joinedFrom = [4]
      }),
    'no take 4',
  ],
  [
    'with a lock of a take that it does not have',
    () =>
      changeVariation(({ locks = [] }) => {
        first(locks).take = 4
      }),
    'no take 4',
  ],
  ['with a lock whose file is no sound', () => replaceLock(Buffer.from('none')), 'is not the sound of a sentence'],
  [
    'with a lock whose file is damaged',
    async () => {
      await replaceLock(packSentence(silence))
      await writeFile(join(folder, `media/${hashContent(packSentence(silence))}.bin`), 'damaged')
    },
    'is damaged',
  ],
  [
    'without an image of its second chapter',
    () =>
      changeArchive(({ books }) => {
        const { chapters } = first(books)
        const second = structuredClone(first(chapters))
        first(first(second.pages).variations).image = `${missing}.webp`
        chapters.push(second)
      }),
    'ENOENT',
  ],
  [
    'without a file that it links to',
    () =>
      changeArchive(({ books }) => {
        first(books).otherFields = { song: `/objects/${missing}.mp3` }
      }),
    'ENOENT',
  ],
])('an archive %s is refused, and nothing of it is stored', async (_name, manipulate, message) => {
  await renameBook()
  await manipulate()
  const before = await listObjects(target)
  const books = await target.call('GET', `/books/minimal/${author.domainId}`)
  await expect(target.backend.library.importFolder(folder, author)).rejects.toThrow(message)
  expect(await listObjects(target)).toEqual(before)
  expect((await target.call('GET', `/books/minimal/${author.domainId}`)).body).toEqual(books.body)
})
