// Builds a book of the included library from a drawn story: one narration per language, and its interactive content. It takes
// the place of the book of that title; other books of the library stay as they are.
//   node apps/server/dist/build-library.js <folder with story.json and a folder of pages per language> <library folder>
import { publishBook } from '@lectern/contracts/app'
import { addChapterVariation, createBook } from '@lectern/contracts/main'
import { listModels, listVoices } from '@lectern/contracts/speech'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readEnvironment } from '../../configuration/read-environment'
import { repositoryRoot } from '../../configuration/repository-root'
import { printToTerminal } from '../../process/print-to-terminal'
import { startServer } from '../../start-server'
import { version } from '../../version'
import { callRoute, type Send } from '../call-route'
import { signIn, createSender } from '../connect/sign-in'
import { chooseVoice } from '../choose-voice'
import { collectInputs } from '../make-book/collect-inputs'
import { createProgress } from '../follow-progress'
import { narratePages } from '../make-book/narrate-pages'
import { addContent } from './add-content'
import { mergeLibraries } from './merge-libraries'

const Story = z.object({
  title: z.record(z.string(), z.string()),
  description: z.string(),
  languages: z.array(z.string()).min(1),
})

const waitFor = async (ms: number): Promise<void> => {
  await wait(ms)
}

const progress = createProgress({
  isTerminal: process.stdout.isTTY,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  nowSeconds: () => performance.now() / 1000,
})

async function buildBook(send: Send, folder: string): Promise<number> {
  const story = Story.parse(JSON.parse(await readFile(join(folder, 'story.json'), 'utf8')))
  const [first, ...others] = story.languages
  const title = first === undefined ? undefined : story.title[first]
  if (first === undefined || title === undefined) throw new Error(`The story has no title in ${String(first)}`)
  const book = await callRoute(send, createBook, { body: { title, description: story.description, language: first } })
  const bookId = book.bookInfo.id
  const chapter = book.chapters[0]
  const variation = chapter?.variations[0]
  if (!chapter || !variation) throw new Error(`Book ${bookId} came without a chapter`)
  const { voices } = await callRoute(send, listVoices, {})
  const [model] = await callRoute(send, listModels, {})
  if (!model) throw new Error('The server has no speech model')
  const { model_id: modelId } = model

  async function narrate(language: string, chapterVariationId: number, chapterId: number, pageIds?: number[]) {
    process.stdout.write(`\n  ${story.title[language] ?? language}\n`)
    const voice = chooseVoice(voices, null, language)
    if (voice.kind === 'unknown') throw new Error(voice.message)
    const { files } = await collectInputs([join(folder, language)])
    const pipeline = {
      send,
      language,
      progress,
      signal: new AbortController().signal,
      wait: waitFor,
    }
    const targetIds = { bookId, chapterId, chapterVariationId }
    const narrated = await narratePages(
      pipeline,
      targetIds,
      { kind: 'voice', voiceId: voice.voiceId, modelId },
      files,
      pageIds,
    )
    if (narrated.kind === 'refused' || narrated.problems.length > 0) {
      throw new Error(`${language}: ${JSON.stringify(narrated.problems)}`)
    }
    return narrated.timed.map(({ page }) => page.pageId)
  }

  const pageIds = await narrate(first, variation.id, chapter.id)
  for (const language of others) {
    const added = await callRoute(send, addChapterVariation, {
      params: { id: bookId },
      body: { chapterId: chapter.id, variation: language },
    })
    await narrate(language, added.id, chapter.id, pageIds)
  }
  await addContent({ send, bookId, wait: waitFor }, folder)
  await callRoute(send, publishBook, { params: { id: bookId }, body: { visibility: 'public' } })
  return bookId
}

const [pagesFolder, libraryFolder] = process.argv.slice(2)
if (pagesFolder === undefined || libraryFolder === undefined)
  throw new Error('Name the folder of pages and the library')
const root = repositoryRoot(import.meta.url)
const dataFolder = await mkdtemp(join(tmpdir(), 'lectern-library-'))
// Readable for the account of the database, which would otherwise be placed, and left, elsewhere.
await chmod(dataFolder, 0o755)
const environment = readEnvironment({ ...process.env, LECTERN_DATA: dataFolder, PORT: '0' }, root)
if (environment.kind === 'invalid') throw new Error(environment.problems.join('\n'))
const start = await startServer(environment.configuration, root, version, { notice: printToTerminal })
if (start.kind === 'refused') throw new Error(start.reason)
const { server } = start
try {
  const send = await signIn(createSender(server.address), server.signInToken)
  const bookId = await buildBook(send, pagesFolder)
  const exported = join(dataFolder, 'exported')
  const { books, mediaBytes } = await server.library.exportBooks([bookId], exported)
  await mergeLibraries(exported, libraryFolder)
  const megabytes = (mediaBytes / 1_000_000).toFixed(1)
  for (const { title, pages } of books) process.stdout.write(`\n  ${title}: ${pages} pages, ${megabytes} MB\n`)
} finally {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
