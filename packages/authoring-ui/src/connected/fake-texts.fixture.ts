import { bookOf } from './fake-studio-book.fixture'
import type { FakeStudioServer, FakeTexts } from './fake-studio-state.fixture'

interface PageWrite {
  readonly pageId: number
  readonly variations: readonly (Partial<FakeTexts> & { readonly id: number })[]
}

/** Responds to the calls that read and write the title and the image descriptions of the first chapter. */
export async function answerTexts(
  server: FakeStudioServer,
  request: Request,
): Promise<{ readonly status: number; readonly body: unknown }> {
  if (request.method === 'GET') return { status: 200, body: bookOf(server).chapters[0] }
  if (server.refuse !== null) return server.refuse
  if (request.method === 'PUT') {
    const { variation, name } = Object.fromEntries(await request.formData())
    if (typeof variation !== 'string' || typeof name !== 'string') return invalid
    server.chapterNames.set(variation, name)
    const own = { id: 40, variation, name, audio: null, video: null, voiceSettings: null, durationSeconds: null }
    return { status: 200, body: own }
  }
  const writes: unknown = await request.json()
  if (!isPageWrites(writes)) return invalid
  const saves = writes.map((write) => ({ ...write, page: server.pages.find(({ pageId }) => pageId === write.pageId) }))
  for (const { page, variations } of saves) {
    if (page === undefined) return { status: 404, body: { code: 'missing', msg: 'No page.' } }
    page.marksRevision += 1
    for (const { id, ...texts } of variations) if (page.variationId === id) Object.assign(page.english, texts)
  }
  return { status: 200, body: saves.map(({ pageId, page }) => ({ pageId, revision: page?.marksRevision })) }
}

const invalid = { status: 422, body: { code: 'unreadable', msg: 'A save is a list of pages.' } } as const

function isPageWrites(value: unknown): value is PageWrite[] {
  return Array.isArray(value)
}
