import { SentenceTakes, SpeechCost } from '@lectern/contracts/app'
import { BookData } from '@lectern/contracts/main'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { packSentence } from '../../entities/narration/pack-sentence'
import { hashContent } from '../../entities/objects/hash-content'
import { first } from '../../testing/make-test-book'
import { mouse, owl, provideSpokenBook } from '../../testing/provide-spoken-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { compressSentence } from './compress-sentence'

const prepared = provideSpokenBook()
const text = `${owl} ${mouse}`
const slow = { voiceId: 'luz', voiceSettings: { speed: 0.8 } }

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

/** Changes the archive's only chapter variation, as somebody with an editor would. */
async function changeArchive(change: (variation: object & Record<string, unknown>) => void): Promise<void> {
  const path = join(folder, 'library.json')
  const archive = JSON.parse(await readFile(path, 'utf8'))
  change(archive.books[0].chapters[0].variations[0])
  await writeFile(path, JSON.stringify(archive))
}

/** Lists the files of the store. */
const listObjects = async () =>
  (await readdir(join(target.dataFolder, 'objects'), { recursive: true, withFileTypes: true }))
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

test('an archive of an earlier version, without takes, is imported', async () => {
  await changeArchive((variation) => {
    for (const name of ['takes', 'joinedFrom', 'locks']) delete variation[name]
  })
  const takes = await readTakes(await importBook(folder))
  expect([takes.hasTakes, takes.takes]).toEqual([false, []])
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
async function renameBook(): Promise<void> {
  const path = join(folder, 'library.json')
  const archive = JSON.parse(await readFile(path, 'utf8'))
  archive.books[0].key = hashContent(JSON.stringify(archive))
  await writeFile(path, JSON.stringify(archive))
}

/** Replaces the sound of the last take by other bytes, under their own hash. */
async function replaceSound(bytes: Uint8Array): Promise<void> {
  const sound = `media/${hashContent(bytes)}.br`
  await writeFile(join(folder, sound), bytes)
  await changeArchive((variation) => {
    const take = (variation['takes'] as { sound: string }[]).at(-1)
    if (take) take.sound = sound
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
  [
    'with an uncompressed sound',
    () => replaceSound(packSentence({ pcm: new Int16Array(9), sampleRate: 22_050, words: [] })),
    'is not the sound of a sentence',
  ],
  [
    'without the file of a sound',
    () =>
      changeArchive((variation) => {
        first(variation['takes'] as { sound: string }[]).sound = `media/${'0'.repeat(40)}.br`
      }),
    'ENOENT',
  ],
  [
    'with a path outside of its folder',
    () =>
      changeArchive((variation) => {
        first(variation['takes'] as { sound: string }[]).sound = '../../secret.br'
      }),
    'sound',
  ],
  [
    'with a key that is no hash',
    () =>
      changeArchive((variation) => {
        first(variation['takes'] as { hash: string }[]).hash = '../../books/1'
      }),
    'hash',
  ],
  [
    'whose audio is joined from a take that it does not have',
    () =>
      changeArchive((variation) => {
        variation['joinedFrom'] = [4]
      }),
    'no take 4',
  ],
])('an archive %s is refused, and nothing of it is stored', async (_name, manipulate, message) => {
  await renameBook()
  await manipulate()
  const before = await listObjects()
  const books = await target.call('GET', `/books/minimal/${author.domainId}`)
  await expect(target.backend.library.importFolder(folder, author)).rejects.toThrow(message)
  expect(await listObjects()).toEqual(before)
  expect((await target.call('GET', `/books/minimal/${author.domainId}`)).body).toEqual(books.body)
})
