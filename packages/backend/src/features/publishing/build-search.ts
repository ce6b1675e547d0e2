import { setImmediate } from 'node:timers/promises'
import type { RectData } from '@lectern/core/book'
import { listRectTexts, type SearchIndex } from '@lectern/core/search'
import { z } from 'zod'
import { runThread } from '../../platform/threads/run-thread'
import { indexTexts, joinWords } from './index-texts'

/** The part of a page that is searched. */
export interface SearchablePage {
  readonly pageId: number
  readonly variations: readonly { readonly variation: string; readonly rectData?: RectData | undefined }[]
}

/** Search indexes of a book, which name a page by its place in `pageIds`. */
export interface BuiltSearch {
  readonly pageIds: readonly number[]
  /** Only languages in which a page has words. */
  readonly languages: readonly { readonly language: string; readonly index: SearchIndex }[]
}

/** A shorter text is indexed sooner than a thread starts, in a few milliseconds. */
const SHORT_TEXT_UNITS = 20_000
/** Other work of the process gets a turn after each batch of this many pages. */
const PAGES_AT_ONCE = 20
const limits = { heapMegabytes: 512, milliseconds: 120_000 }

const Index = z.object({
  directory: z.object({ pageCount: z.number(), firstTerms: z.array(z.string()) }),
  shards: z.array(z.instanceof(Uint8Array)),
})

/** Builds the search index of each language of a book. That of a long text is built in a thread, so that the server responds. */
export async function buildSearch(pages: readonly SearchablePage[]): Promise<BuiltSearch> {
  const codes = new Set(pages.flatMap(({ variations }) => variations.map(({ variation }) => variation)))
  const languages: { language: string; index: SearchIndex }[] = []
  for (const language of codes) {
    const texts = await listTexts(pages, language)
    if (texts.every((text) => text === '')) continue
    const units = texts.reduce((sum, { length }) => sum + length, 0)
    const index = units <= SHORT_TEXT_UNITS ? indexTexts(texts) : await indexInThread(texts)
    if (index.shards.length > 0) languages.push({ language, index })
    await setImmediate()
  }
  return { pageIds: pages.map(({ pageId }) => pageId), languages }
}

async function listTexts(pages: readonly SearchablePage[], language: string): Promise<string[]> {
  const texts: string[] = []
  for (const { variations } of pages) {
    const rectData = variations.find(({ variation }) => variation === language)?.rectData
    texts.push(rectData === undefined ? '' : joinWords(listRectTexts(rectData)))
    if (texts.length % PAGES_AT_ONCE === 0) await setImmediate()
  }
  return texts
}

async function indexInThread(texts: readonly string[]): Promise<SearchIndex> {
  return Index.parse(await runThread({ file: findWorker(), message: texts, limits }))
}

/** Returns the TypeScript source in the workspace, otherwise a file beside the bundle. */
function findWorker(): URL {
  const inSources = import.meta.url.endsWith('.ts')
  return new URL(inSources ? './index-texts.worker.ts' : './workers/index-texts.js', import.meta.url)
}
