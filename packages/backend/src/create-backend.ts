import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createAccessTokens } from './accounts/access-tokens'
import { accountHandlers } from './accounts/accounts.handlers'
import { createAccounts } from './accounts/accounts.service'
import { bookDetailHandlers } from './books/book-details.handlers'
import { bookFileHandlers } from './books/book-file.handlers'
import { createLater } from './accounts/later'
import { createSessions } from './accounts/sessions'
import { createTryLimits } from './accounts/try-limits'
import { alignJob } from './alignment/align-job'
import { alignmentHandlers } from './alignment/alignment.handlers'
import { bookHandlers } from './books/books.handlers'
import { type BookServices, removeLeftovers } from './books/books.service'
import { catalogueHandlers } from './catalogue/catalogue.handlers'
import { shelfHandlers } from './catalogue/shelf.handlers'
import { chapterVariationHandlers } from './chapters/chapter-variations.handlers'
import { chapterHandlers } from './chapters/chapters.handlers'
import { coachingMediaHandlers } from './chapters/coaching-media.handlers'
import type { Backend, BackendOptions } from './backend-options'
import { catchUp } from './catch-up'
import { clearUp } from './clear-up'
import { checkMigrations } from './database/check-migrations'
import { conversionHandlers } from './conversion/conversion.handlers'
import { convertJob } from './conversion/convert-job'
import { deriveKey } from './derive-key'
import { glossaryHandlers } from './glossary/glossary.handlers'
import { engineHandlers } from './health/engines.handlers'
import { healthHandlers, type PartState } from './health/health.handlers'
import { readinessHandlers } from './health/readiness.handlers'
import { assembleApi, refuseUnknownPath } from './http/assemble-api'
import { createSizedImages } from './images/sized-images'
import { defaultUnfinishedPerDomain } from './jobs/enqueue-job'
import { createJobQueue } from './jobs/job-queue'
import { jobHandlers } from './jobs/jobs.handlers'
import { createByteCache } from './kept-json/byte-cache'
import type { Bytes } from './kept-json/keep-json'
import { shareFreshReads } from './kept-json/share-fresh-reads'
import { exportLibrary } from './library/export-library'
import { importLibrary } from './library/import-library'
import { createCallLimits } from './limits/limit-calls'
import { metricsHandlers } from './metrics/metrics.handlers'
import { createServerMetrics } from './metrics/server-metrics'
import { createOutbox } from './mail/create-outbox'
import { createMediaLinks } from './objects/media-links'
import { mountObjects } from './objects/mount-objects'
import { createObjectSweeper } from './objects/object-sweeper'
import { incomingFolderOf, openObjectStore } from './objects/open-object-store'
import { importJob } from './page-import/import-job'
import { pageImportHandlers } from './page-import/page-import.handlers'
import { addPageVariationHandlers } from './pages/add-page-variation.handlers'
import { pageContentHandlers } from './pages/page-content.handlers'
import { pageVariationHandlers } from './pages/page-variations.handlers'
import { pageHandlers } from './pages/pages.handlers'
import { dictionaryHandlers } from './pronunciation/dictionaries.handlers'
import { findOpenObject } from './publishing/find-open-object'
import { createOpenCopyKeeper } from './publishing/open-copy-keeper'
import { preparePublicReading, type ReadablePublication } from './publishing/publications.repository'
import { publishingHandlers } from './publishing/publishing.handlers'
import { readPublishedJson, type PublishingServices } from './publishing/publishing.service'
import { quizPartHandlers } from './quizzes/quiz-parts.handlers'
import { quizHandlers } from './quizzes/quizzes.handlers'
import { quizTakingHandlers } from './quizzes/take-quiz.handlers'
import { testStudentHandlers } from './quizzes/test-student'
import { readerHandlers } from './readers/readers.handlers'
import { recogniseJob } from './recognition/recognise-job'
import { recognitionHandlers } from './recognition/recognition.handlers'
import { createPartners } from './partners/create-partners'
import { partnerHandlers } from './partners/partners.handlers'
import { rectHandlers } from './rects/rects.handlers'
import { revisionHandlers } from './revisions/revisions.handlers'
import { speakJob, type SpeakServices } from './speech/speak-job'
import { speakTextJob } from './speech/speak-text-job'
import { createSpeechBudget } from './speech/speech-budget'
import { speechTakeHandlers } from './speech/speech-takes.handlers'
import { speechHandlers } from './speech/speech.handlers'
import { voiceHandlers } from './speech/voices.handlers'
import { createLibreTranslate } from './translation/libre-translate'
import { translationHandlers } from './translation/translation.handlers'
import { createUpkeep } from './upkeep'

const keptJsonBytes = 64_000_000
const megabyte = 1_000_000
/** Jobs that one process works on at the same time. */
const jobSlots = 2

export function createBackend(options: BackendOptions): Backend {
  const { open, dataFolder, logger, now, readerOrigin } = options
  const { database } = open
  const linkSecret = deriveKey(options.secret, 'object-links')
  const incomingFolder = incomingFolderOf(dataFolder)
  const objects = openObjectStore({ dataFolder, bucket: options.bucket, secret: linkSecret, now })
  const links = createMediaLinks(objects, now)
  const tokens = createAccessTokens(deriveKey(options.secret, 'access-tokens'), now)
  const sessions = createSessions(tokens, now)
  const accounts = createAccounts(database, sessions, now)
  const limits = createTryLimits(database, options.limits ?? {}, now)
  const mailer = options.mailer ?? createOutbox({ folder: join(dataFolder, 'outbox'), logger, now })
  const later = createLater(logger)
  const stopping = new AbortController()
  const sweeper = createObjectSweeper({ database, objects, stopping: stopping.signal }, logger)
  const sweepObjects = (bookId: number) => sweeper.sweepBook(bookId)
  const sweepAll = () => sweeper.sweepAll()

  const bodies = createByteCache<Bytes>(keptJsonBytes)
  const readJson = (publication: ReadablePublication) => readPublishedJson({ objects, bodies }, publication)
  const openCopies = createOpenCopyKeeper({ database, objects, readJson, stopping: stopping.signal }, logger)

  const books: BookServices = {
    database,
    links,
    sweepObjects,
    keepOpenCopy: (bookId) => openCopies.keepOne(bookId),
    dropJobs: (taken) => queue.drop(taken),
  }
  const publishing: PublishingServices = {
    database,
    objects,
    links,
    bodies,
    pointers: shareFreshReads(),
    readPublicPointer: preparePublicReading(database),
    readerOrigin,
    removeLeftovers: (bookId) => removeLeftovers(books, bookId),
    keepOpenCopy: (bookId) => openCopies.keepOne(bookId),
  }
  const { pageImport, textRecognition, speech, audioEncoding, forcedAlignment, imageResizing, wordValidation } =
    options.engines
  const sizedImages = createSizedImages({ objects, imageResizing, logger, now })
  const budget = createSpeechBudget(database, options.speechBudget, now)
  const speaking: SpeakServices = {
    database,
    objects,
    links,
    speech,
    audioEncoding,
    budget,
    sweepObjects,
    incomingFolder,
  }
  const queue = createJobQueue({
    database,
    connection: open.connection,
    definitions: [
      importJob({ database, objects, links, pageImport, textRecognition, sweepObjects, incomingFolder }),
      recogniseJob({ objects, textRecognition }),
      speakJob(speaking),
      speakTextJob(speaking),
      alignJob({ database, objects, forcedAlignment, incomingFolder }),
      convertJob({ database, objects, links, audioEncoding, sweepObjects, incomingFolder }),
    ],
    slots: options.worksOnJobs ? jobSlots : 0,
    mostUnfinished: options.unfinishedJobsPerDomain ?? defaultUnfinishedPerDomain,
    logger,
    removeLeftovers: (bookId) => removeLeftovers(books, bookId),
  })
  const partners = createPartners({ database, listed: options.partners ?? [], named: options.frameAncestors ?? [] })
  const uploadsFolder = join(dataFolder, 'uploads')
  const startedAt = performance.now()
  const metrics = createServerMetrics(open, logger)
  const metricsAccess = options.metrics ?? { token: null, isLocalServer: true }
  const { newestMigration } = options
  const checks = {
    database: async (): Promise<PartState> => {
      await database.execute(sql`select 1`)
      return { state: 'well' }
    },
    objects: async (): Promise<PartState> => {
      await objects.head('health-check')
      return { state: 'well' }
    },
  }

  const api = assembleApi(
    [
      ...accountHandlers(
        accounts,
        { database, sessions, limits, mailer, later, readerOrigin, now, books },
        options.proxies ?? 0,
      ),
      ...bookHandlers(books),
      ...bookDetailHandlers({ ...books, objects, pageImport }),
      ...bookFileHandlers(publishing, books),
      ...partnerHandlers(partners),
      ...catalogueHandlers(database),
      ...shelfHandlers(database),
      ...chapterHandlers({ ...books, objects }, { database, links, bodies, states: shareFreshReads() }),
      ...chapterVariationHandlers({ ...books, objects }, { ...speaking, queue }, imageResizing),
      ...coachingMediaHandlers({ ...books, objects }),
      ...pageHandlers(books),
      ...addPageVariationHandlers(books),
      ...pageContentHandlers(books),
      ...pageVariationHandlers({ ...books, objects }, imageResizing),
      ...rectHandlers(books),
      ...revisionHandlers({ ...books, objects }),
      ...publishingHandlers(publishing, books),
      ...quizHandlers(database),
      ...quizPartHandlers(database),
      ...quizTakingHandlers({ database, now }),
      ...testStudentHandlers({ database, tokens, now, isOffered: options.testStudent ?? true }),
      ...jobHandlers(database, queue),
      ...pageImportHandlers({ database, objects, queue }),
      ...recognitionHandlers({ database, objects, queue, wordValidation }),
      ...speechHandlers({ ...speaking, queue }),
      ...speechTakeHandlers({ ...speaking, queue }),
      ...alignmentHandlers({ database, objects, queue }),
      ...conversionHandlers({ database, queue }),
      ...glossaryHandlers(database),
      ...translationHandlers(options.translateUrl ? createLibreTranslate(options.translateUrl) : null),
      ...readerHandlers({ database, objects, imageResizing, now, verifyAccessToken: (token) => tokens.verify(token) }),
      ...voiceHandlers({ speech, budget, objects }),
      ...dictionaryHandlers({ database, speech }),
      ...healthHandlers({
        version: options.version,
        uptimeSeconds: () => (performance.now() - startedAt) / 1000,
        vital: ['database', 'objects', 'jobs'],
        checks: {
          ...checks,
          jobs: () => Promise.resolve({ state: queue.isListening() ? 'well' : 'starting' }),
          ...options.engineChecks,
        },
      }),
      ...readinessHandlers({
        checks: {
          ...checks,
          ...(newestMigration === undefined ? {} : { migrations: () => checkMigrations(database, newestMigration) }),
        },
        isStopping: () => stopping.signal.aborted,
      }),
      ...engineHandlers({ reports: options.engineReports ?? null, now, isLocalServer: metricsAccess.isLocalServer }),
      ...metricsHandlers(metrics, metricsAccess),
    ],
    {
      verifyAccessToken: (token) => tokens.verify(token),
      limits: createCallLimits(database, options.limits ?? {}, now),
      proxies: options.proxies ?? 0,
      database,
      queue,
      uploadsFolder,
      formLimits: {
        maximumFiles: 2000,
        maximumFileBytes: 200 * megabyte,
        maximumTotalBytes: 4000 * megabyte,
        maximumFieldBytes: megabyte,
      },
      maximumJsonBytes: 64 * megabyte,
      maximumSessionBytes: 16_000,
      checkAnswers: options.checkAnswers ?? false,
      logger,
      newRequestId: randomUUID,
      monotonicSeconds: () => performance.now() / 1000,
      countCall: (call) => metrics.count(call),
      isHttpsOnly: readerOrigin.startsWith('https://'),
    },
  )
  mountObjects(api, {
    objects,
    secret: linkSecret,
    now,
    findOpen: (bookId, name) => findOpenObject(database, objects, bookId, name),
    sizedImages,
    removeLeftovers: (bookId) => removeLeftovers(books, bookId),
  })
  api.notFound(refuseUnknownPath)

  const { keepRevisionsDays = null } = options
  const upkeep = createUpkeep({
    clearUp: () => clearUp({ database, objects, uploadsFolder, incomingFolder, keepRevisionsDays }, now()),
    catchUp: () =>
      catchUp({ database, objects, openCopies, sweepObjects: sweepAll, stopping: stopping.signal }, logger),
    sweepAll,
    settled: () => sweeper.settled(),
    complain: (error) => logger.warn({ err: error }, 'what is over could not be cleared up'),
  })

  return {
    api,
    accounts,
    partners,
    library: {
      importFolder: (folder, author) => importLibrary(publishing, folder, author),
      exportBooks: (bookIds, folder) => exportLibrary({ database, objects }, bookIds, folder),
    },
    async start() {
      await upkeep.clearUpFirst()
      metrics.start()
      await queue.start()
      await upkeep.begin()
    },
    async stop() {
      stopping.abort()
      metrics.stop()
      await Promise.all([queue.stop(), later.settled(), upkeep.end()])
      mailer.close()
    },
  }
}
