import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureChapterVariation, lockBook, touchBook } from '../../entities/books/books.repository'
import { presentPage } from '../../entities/books/present-book'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import { hashContent } from '../../entities/objects/hash-content'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import type { MediaLinks } from '../../entities/objects/media-links'
import { pageImageKey, thumbnailKey } from '../../entities/objects/object-keys'
import { withLocalCopy } from '../../platform/objects/with-local-copy'
import { findBookOfChapter, readPageNumbers, readPages } from '../../entities/pages/pages.repository'
import type { ImportedPage, ObjectStore, PageImport, PageImportProblem, TextRecognition } from '../../ports/index'
import type { SentRequests } from '../../entities/sent-requests/sent-requests'
import { createLayerJudge } from './create-layer-judge'
import { deleteUploads } from './import-uploads'
import * as repository from './page-import.repository'

const ImportPayload = z.object({
  bookId: z.number(),
  chapterId: z.number(),
  variation: z.string(),
  /** Deleted from the store when the job has ended. */
  files: z.array(z.object({ fileName: z.string(), key: z.string() })),
  /** In the order of the files' pages: the page that gets another language, or null for a new page. */
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
  sent: SentRequests
  sweepObjects: (bookId: number) => Promise<void>
  /** Folder for a file while it is read. */
  incomingFolder: string
}

/** Turns uploaded files into pages, one transaction per page. Unreadable files and pages are reported and skipped. */
export function importJob(services: ImportServices): JobDefinition {
  return defineJob({
    kind: 'import',
    payload: ImportPayload,
    stored: StoredImport,
    run: (work) => importFiles(services, work),
    async present({ chapterId, pageIds, problems }) {
      const { database, links } = services
      const rows = await readPages(database, pageIds)
      const numbers = await readPageNumbers(database, chapterId)
      const bookId = await findBookOfChapter(database, chapterId)
      if (bookId === null) return { pages: [], problems }
      const pages = await Promise.all(rows.map((row) => presentPage(row, numbers.get(row.id) ?? 1, bookId, links)))
      return { pages, problems }
    },
    async describePartialResult({ id }) {
      const count = await repository.countImportedPages(services.database, id)
      if (count === 0) return null
      return count === 1
        ? '1 page was imported before and is in the chapter.'
        : `${count} pages were imported before and are in the chapter.`
    },
    cleanUp: ({ files }) => deleteUploads(services.objects, files),
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
    const isLayerTrusted = createLayerJudge(services, variation, work)
    await withLocalCopy(services.objects, file, services.incomingFolder, async (path) => {
      const request = { fileName: file.fileName, path, language: variation, signal: work.signal, onProgress }
      for await (const imported of services.pageImport.importPages(request)) {
        if (imported.kind === 'problem') {
          problems.push(toProblem(imported, work.isLastAttempt))
          continue
        }
        const importKey = `${work.id}:${fileIndex}:${imported.sourcePage}`
        const targetPageId = targets[pagesBefore + imported.sourcePage - 1] ?? null
        const page = (await isLayerTrusted(imported)) ? imported : { ...imported, words: null }
        pageIds.push(await savePage(services, work, page, importKey, targetPageId))
      }
    })
    work.signal.throwIfAborted()
    onProgress({ done: pagesOfFile, total: pagesOfFile })
    pagesBefore += pagesOfFile
  }
  const crash = problems.find((problem) => problem.code === 'engine-failed')
  if (crash && pageIds.length === 0) throw new ApiFailure('engine-failed', crash.message)
  await services.sweepObjects(bookId)
  return { chapterId, pageIds, problems }
}

/**
 * Converts a problem of the import to one of the job's result. Throws if the import was cancelled or its engine crashed: a
 * crash is worth a retry of the whole job. On the last attempt, the file of a crash is skipped instead.
 */
function toProblem(
  { file, page, code, message, cause }: PageImportProblem,
  isLastAttempt: boolean,
): z.input<typeof Problem> {
  if (code === 'cancelled' || (code === 'engine-failed' && !isLastAttempt))
    throw new ApiFailure('engine-failed', message, { cause })
  return { file, code, message, ...(page === undefined ? {} : { page }) }
}

async function addLanguage(database: Database, bookId: number, chapterId: number, variation: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockBook(transaction, bookId)
    const { made } = await ensureChapterVariation(transaction, chapterId, variation, null)
    if (made) await touchBook(transaction, bookId)
  })
}

async function savePage(
  services: ImportServices,
  work: JobWork<z.output<typeof ImportPayload>>,
  page: ImportedPage,
  importKey: string,
  targetPageId: number | null,
): Promise<number> {
  const { database, objects } = services
  const existing = await repository.findImportedPage(database, importKey)
  if (existing !== null) return existing
  const { bookId, chapterId, variation } = work.payload
  const { bytes, contentType, width, height, thumbnail } = page.image
  const imageKey = pageImageKey(bookId, hashContent(bytes))
  const smallKey = thumbnail ? thumbnailKey(bookId, hashContent(thumbnail)) : null
  const keys = smallKey === null ? [imageKey] : [imageKey, smallKey]
  const put = async () => {
    await objects.put(imageKey, bytes, contentType)
    if (thumbnail && smallKey !== null) await objects.put(smallKey, thumbnail, contentType)
  }
  return storeWithRows(services, { bookId, keys, put }, async (transaction) => {
    return repository.insertImportedPage(transaction, {
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
