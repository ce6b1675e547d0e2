import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureChapterVariation, lockBook, touchBook } from '../books/books.repository'
import { presentPage } from '../books/present-book'
import type { Database } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../jobs/job-definition'
import { hashContent } from '../objects/hash-content'
import { putForRows } from '../objects/put-for-rows'
import type { MediaLinks } from '../objects/media-links'
import { pageImageKey, thumbnailKey } from '../objects/object-keys'
import { withLocalCopy } from '../objects/with-local-copy'
import { findBookOfChapter, numberPages, readPages } from '../pages/pages.repository'
import type { ImportedPage, ObjectStore, PageImport, PageImportProblem, TextRecognition } from '../ports/index'
import { createLayerJudge } from './create-layer-judge'
import { removeUploads } from './import-uploads'
import * as repository from './page-import.repository'

const ImportPayload = z.object({
  bookId: z.number(),
  chapterId: z.number(),
  variation: z.string(),
  /** Removed from the store when the job has ended. */
  files: z.array(z.object({ fileName: z.string(), key: z.string() })),
  /** By page in the order of the files: the page that gets another language, or null for a new one. */
  targets: z.array(z.number().nullable()),
})

const Problem = z.object({ file: z.string(), page: z.number().optional(), code: z.string(), message: z.string() })
const StoredImport = z.object({ chapterId: z.number(), pageIds: z.array(z.number()), problems: z.array(Problem) })

export interface ImportServices {
  database: Database
  objects: ObjectStore
  links: MediaLinks
  pageImport: PageImport
  textRecognition: TextRecognition
  sweepObjects: (bookId: number) => Promise<void>
  /** Where a file lies while it is read. */
  incomingFolder: string
}

/** Turns uploaded files into pages, one transaction a page; a file or page that cannot be read is named and skipped. */
export function importJob(services: ImportServices): JobDefinition {
  return defineJob({
    kind: 'import',
    payload: ImportPayload,
    stored: StoredImport,
    run: (work) => importFiles(services, work),
    async present({ chapterId, pageIds, problems }) {
      const { database, links } = services
      const rows = await readPages(database, pageIds)
      const numbers = await numberPages(database, chapterId)
      const bookId = await findBookOfChapter(database, chapterId)
      if (bookId === null) return { pages: [], problems }
      const pages = await Promise.all(rows.map((row) => presentPage(row, numbers.get(row.id) ?? 1, bookId, links)))
      return { pages, problems }
    },
    async describeRemains({ id }) {
      const count = await repository.countImportedPages(services.database, id)
      if (count === 0) return null
      return count === 1
        ? '1 page came in before that and stands in the chapter.'
        : `${count} pages came in before that and stand in the chapter.`
    },
    ended: ({ files }) => removeUploads(services.objects, files),
  })
}

async function importFiles(
  services: ImportServices,
  work: JobWork<z.output<typeof ImportPayload>>,
): Promise<z.input<typeof StoredImport>> {
  const { chapterId, bookId, variation, files, targets } = work.payload
  const pageIds: number[] = []
  const problems: z.input<typeof Problem>[] = []
  await addLanguage(services.database, bookId, chapterId, variation)
  let pagesBefore = 0
  for (const [fileIndex, file] of files.entries()) {
    let pagesOfFile = 1
    const filesAfter = files.length - fileIndex - 1
    const onProgress = ({ done, total }: { done: number; total: number | null }) => {
      pagesOfFile = Math.max(total ?? 1, done, 1)
      work.report({ done: pagesBefore + done, total: pagesBefore + pagesOfFile + filesAfter })
    }
    onProgress({ done: 0, total: null })
    const believes = createLayerJudge(services, variation, work.signal)
    await withLocalCopy(services.objects, file, services.incomingFolder, async (path) => {
      const request = { fileName: file.fileName, path, language: variation, signal: work.signal, onProgress }
      for await (const arrived of services.pageImport.importPages(request)) {
        if (arrived.kind === 'problem') {
          problems.push(toProblem(arrived, work.isLastTry))
          continue
        }
        const importKey = `${work.id}:${fileIndex}:${arrived.sourcePage}`
        const targetPageId = targets[pagesBefore + arrived.sourcePage - 1] ?? null
        const page = (await believes(arrived)) ? arrived : { ...arrived, words: null }
        pageIds.push(await keepPage(services, work, page, importKey, targetPageId))
      }
    })
    work.signal.throwIfAborted()
    onProgress({ done: pagesOfFile, total: pagesOfFile })
    pagesBefore += pagesOfFile
  }
  const dead = problems.find((problem) => problem.code === 'engine-failed')
  if (dead && pageIds.length === 0) throw new ApiFailure('engine-failed', dead.message)
  await services.sweepObjects(bookId)
  return { chapterId, pageIds, problems }
}

/** A dead engine is worth another try of the whole job; at the last one the other files are worth more. */
function toProblem({ file, page, code, message }: PageImportProblem, isLastTry: boolean): z.input<typeof Problem> {
  if (code === 'cancelled' || (code === 'engine-failed' && !isLastTry)) throw new ApiFailure('engine-failed', message)
  return { file, code, message, ...(page === undefined ? {} : { page }) }
}

async function addLanguage(database: Database, bookId: number, chapterId: number, variation: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockBook(transaction, bookId)
    const { made } = await ensureChapterVariation(transaction, chapterId, variation, null)
    if (made) await touchBook(transaction, bookId)
  })
}

async function keepPage(
  services: ImportServices,
  work: JobWork<z.output<typeof ImportPayload>>,
  page: ImportedPage,
  importKey: string,
  targetPageId: number | null,
): Promise<number> {
  const { database, objects } = services
  const known = await repository.findImportedPage(database, importKey)
  if (known !== null) return known
  const { bookId, chapterId, variation } = work.payload
  const { bytes, contentType, width, height, thumbnail } = page.image
  const imageKey = pageImageKey(bookId, hashContent(bytes))
  const smallKey = thumbnail ? thumbnailKey(bookId, hashContent(thumbnail)) : null
  const keys = smallKey === null ? [imageKey] : [imageKey, smallKey]
  const put = async () => {
    await objects.put(imageKey, bytes, contentType)
    if (thumbnail && smallKey !== null) await objects.put(smallKey, thumbnail, contentType)
  }
  return putForRows(services, { bookId, keys, put }, async (transaction) => {
    return repository.insertArrivedPage(transaction, {
      bookId,
      chapterId,
      variation,
      targetPageId,
      importKey,
      imageKey,
      thumbnailKey: smallKey,
      imageWidth: width,
      imageHeight: height,
      words: page.words?.map((word) => ({ id: randomUUID(), ...word })) ?? null,
      authorId: work.userId,
    })
  })
}
