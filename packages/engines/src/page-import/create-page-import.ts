import type {
  ImportedPage,
  PageImport,
  PageImportProblem,
  PageImportRequest,
  TextDetections,
  TextRecognition,
} from '@lectern/backend/ports'
import type { CallOutcome } from '../workers/call-worker'
import type { WorkerLease, WorkerPool } from '../workers/worker-pool'
import { isTextLayerTrustworthy } from './text-layer/is-text-layer-trustworthy'
import type { PageImportCall, PageImportReply } from './page-import.worker'
import { failImport, type ImportFailure } from './source/import-failure'
import { rotateUpright } from './upright/rotate-upright'

const OPENING_SECONDS = 60
const PAGE_SECONDS = 60
const CLOSING_SECONDS = 10
const CRASHED = 'The program that reads pages stopped at this one. Try again, or export the file in a simpler form.'

type Lease = WorkerLease<PageImportCall, PageImportReply>

function explain(outcome: Exclude<CallOutcome<PageImportReply>, { kind: 'replied' }>): ImportFailure {
  switch (outcome.kind) {
    case 'timeout':
      return failImport('timeout', `This took longer than ${outcome.seconds} s; save the page in a simpler form`)
    case 'cancelled':
      return failImport('cancelled', 'The import was cancelled')
    case 'crashed':
      return failImport('engine-failed', CRASHED, outcome.message)
  }
}

async function* importWith(
  lease: Lease,
  textRecognition: TextRecognition,
  { fileName, path, language, signal, onProgress }: PageImportRequest,
): AsyncGenerator<ImportedPage | PageImportProblem> {
  const request = async (call: PageImportCall, timeoutSeconds: number): Promise<PageImportReply> => {
    const outcome = await lease.call(call, { timeoutSeconds, signal })
    return outcome.kind === 'replied' ? outcome.reply : explain(outcome)
  }
  // The page before may have broken the worker: each call is retried once and reopens the file.
  const open = async (): Promise<PageImportReply> => {
    const opened = await request({ kind: 'open', path }, OPENING_SECONDS)
    return hasEnded(opened) ? request({ kind: 'open', path }, OPENING_SECONDS) : opened
  }
  const readPage = async (page: Extract<PageImportCall, { kind: 'page' }>): Promise<PageImportReply> => {
    const reply = await request(page, PAGE_SECONDS)
    if (!hasEnded(reply)) return reply
    const reopened = await open()
    return reopened.kind === 'opened' ? request(page, PAGE_SECONDS) : reopened
  }
  const problem = ({ kind: _kind, ...failure }: ImportFailure, page?: number): PageImportProblem => {
    return { kind: 'problem', file: fileName, ...(page === undefined ? {} : { page }), ...failure }
  }
  const recognise = async (image: Uint8Array): Promise<TextDetections | null> => {
    if (language === undefined) return null
    const result = await textRecognition.recognise({ image, language, ...(signal ? { signal } : {}) })
    return result.kind === 'recognised' ? result.detections : null
  }

  onProgress?.({ done: 0, total: null })
  const opened = await open()
  if (opened.kind === 'refused') {
    yield problem(opened)
    return
  }
  if (opened.kind !== 'opened') throw new Error(`Opening ${fileName} was replied to with "${opened.kind}"`)
  const total = opened.pageCount
  onProgress?.({ done: 0, total })
  let index = 0
  let mustReopen = false
  for (let sourcePage = 1; sourcePage <= total; sourcePage += 1) {
    if (mustReopen) {
      const reopened = await open()
      if (reopened.kind === 'refused') {
        yield problem(reopened, sourcePage)
        return
      }
      mustReopen = false
    }
    const reply = await readPage({ kind: 'page', number: sourcePage })
    onProgress?.({ done: sourcePage, total })
    if (reply.kind === 'page') {
      const { image, words, needsReview } = await rotateUpright(reply, {
        recognise,
        async readRotated(turns) {
          const rotated = await readPage({ kind: 'page', number: sourcePage, turns })
          return rotated.kind === 'page' ? rotated : null
        },
      })
      yield { kind: 'page', index, image, words, sourcePage, ...(needsReview ? { needsReview } : {}) }
      index += 1
    } else if (reply.kind === 'refused') {
      yield problem(reply, sourcePage)
      if (reply.code === 'cancelled') return
      // The worker was ended, and the open file with it; the pages after this one are still wanted.
      mustReopen = hasEnded(reply)
    } else throw new Error(`Page ${sourcePage} of ${fileName} was replied to with "${reply.kind}"`)
  }
}

/** Returns true if the worker hung or died, and the open file went with it. */
function hasEnded(reply: PageImportReply): boolean {
  return reply.kind === 'refused' && (reply.code === 'timeout' || reply.code === 'engine-failed')
}

/**
 * Creates the import of PDFs and images on a pool of workers; each file has a worker to itself until its last page. Pages that
 * seem rotated are recognised with `textRecognition` to confirm it.
 */
export function createPageImport(
  pool: WorkerPool<PageImportCall, PageImportReply>,
  textRecognition: TextRecognition,
): PageImport {
  return {
    async *importPages(request) {
      const lease = await pool.lease({ signal: request.signal })
      if (!lease) {
        yield { kind: 'problem', file: request.fileName, ...refuseCancelled() }
        return
      }
      try {
        yield* importWith(lease, textRecognition, request)
      } finally {
        await lease.call({ kind: 'close' }, { timeoutSeconds: CLOSING_SECONDS })
        lease.release()
      }
    },
    isTextLayerTrustworthy,
  }
}

function refuseCancelled(): Pick<PageImportProblem, 'code' | 'message'> {
  const { code, message } = failImport('cancelled', 'The import was cancelled')
  return { code, message }
}
