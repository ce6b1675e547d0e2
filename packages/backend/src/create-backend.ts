import type { BookMediaServices } from './entities/books/book-services'
import type { Backend, BackendOptions } from './backend-options'
import { registerAccounts } from './features/accounts/register-accounts'
import { registerAlignment } from './features/alignment/register-alignment'
import { registerBookFiles } from './features/book-files/register-book-files'
import { registerBooks } from './features/books/register-books'
import { registerCatalogue } from './features/catalogue/register-catalogue'
import { registerChapters } from './features/chapters/register-chapters'
import { registerConversion } from './features/conversion/register-conversion'
import { registerGlossary } from './features/glossary/register-glossary'
import { registerHealth } from './features/health/register-health'
import { registerJobs } from './features/jobs/register-jobs'
import { registerLibrary } from './features/library/register-library'
import { registerMetrics } from './features/metrics/register-metrics'
import { registerObjects } from './features/objects/register-objects'
import { registerPageImport } from './features/page-import/register-page-import'
import { registerPages } from './features/pages/register-pages'
import { registerPartners } from './features/partners/register-partners'
import { registerPronunciation } from './features/pronunciation/register-pronunciation'
import { registerPublishing } from './features/publishing/register-publishing'
import { registerQuizzes } from './features/quizzes/register-quizzes'
import { registerReaders } from './features/readers/register-readers'
import { registerRecognition } from './features/recognition/register-recognition'
import { registerSpelling } from './features/spelling/register-spelling'
import { registerRects } from './features/rects/register-rects'
import { registerRevisions } from './features/revisions/register-revisions'
import { registerSpeech } from './features/speech/register-speech'
import { registerTranslation } from './features/translation/register-translation'
import type { Feature } from './platform/api/feature'
import { createPlatform } from './platform/create-platform'
import { mountApi } from './platform/mount-api'
import { planMaintenance } from './platform/plan-maintenance'

/** Composes the server: the platform first, then every feature on it, then the HTTP app. */
export function createBackend(options: BackendOptions): Backend {
  const { engines, readerOrigin } = options
  const platform = createPlatform(options)
  const { database, objects, links, queue, metrics, sweepObjects, stopping } = platform
  const { imageResizing } = engines
  const access = options.metrics ?? { token: null, isLocalServer: true }

  const accounts = registerAccounts(platform, options)
  const partners = registerPartners(platform, options)
  const published = registerPublishing(platform, readerOrigin)
  const { publishing } = published
  const library = registerLibrary(platform, publishing)
  const books: BookMediaServices = {
    database,
    objects,
    links,
    sweepObjects,
    updatePublicCopy: publishing.updatePublicCopy,
  }
  const { audioEncoding, speech: voice } = engines
  const speech = registerSpeech(platform, { speech: voice, audioEncoding, monthlyCharacters: options.speechBudget })
  const features: readonly Feature[] = [
    accounts,
    registerBooks(books, queue, engines.pageImport),
    registerBookFiles(publishing, books),
    partners,
    registerCatalogue(platform),
    registerChapters(platform, books, { setChapterAudio: speech.setChapterAudio, imageResizing }),
    registerPages(books, engines),
    registerRects(books),
    registerRevisions(books, options.keepRevisionsDays ?? null),
    published,
    library,
    registerQuizzes(platform, options.testStudent ?? true),
    registerPageImport(platform, engines),
    registerRecognition(platform, engines),
    registerSpelling(platform, engines),
    speech,
    registerAlignment(platform, engines.forcedAlignment),
    registerConversion(platform, audioEncoding),
    registerGlossary(platform),
    registerTranslation(options.translateUrl ?? null),
    registerReaders(platform, imageResizing),
    registerPronunciation(platform, voice),
    registerObjects(platform, { findPublicObject: published.findPublicObject, imageResizing }),
    registerHealth(platform, { ...options, isLocalServer: access.isLocalServer }),
    registerMetrics(platform, access),
    // Last: abandoned uploads are recognised by the jobs that reference them.
    registerJobs(platform),
  ]
  for (const { jobs = [] } of features) for (const job of jobs) queue.define(job)
  const upkeep = planMaintenance(platform, features, published.catchUp)

  return {
    api: mountApi(platform, features, options),
    accounts: accounts.accounts,
    partners: partners.partners,
    library: library.library,
    listOpeningRequests: published.listOpeningRequests,
    async start() {
      await upkeep.clearUpFirst()
      metrics.start()
      await queue.start()
      await upkeep.begin()
    },
    async stop() {
      stopping.abort()
      metrics.stop()
      await Promise.all([queue.stop(), upkeep.end(), ...features.map((feature) => feature.stop?.())])
    },
  }
}
