import type { PagePhotograph, PhotographCorrection } from '@lectern/api-client/main'
import { pageImage } from '../testing/fixture-words'
import type { FakePage, FakeStudioServer } from './fake-studio-state.fixture'

/** Returns the photograph of a page, or keeps its corrections. */
export async function answerPhotograph(server: FakeStudioServer, page: FakePage, request: Request) {
  if (request.method === 'PUT') {
    const body: unknown = await request.json()
    if (!isCorrection(body)) return { status: 422, body: { code: 'unreadable', msg: 'A plan is missing.' } }
    if (server.refuse !== null) return server.refuse
    server.photographs.set(page.variationId, { ...server.photographs.get(page.variationId), plan: body.plan })
    page.revision += 1
    return { status: 200, body: { id: page.variationId, variation: 'en', revision: page.revision } }
  }
  const photograph: PagePhotograph = {
    pageVariationId: page.variationId,
    photographUrl: pageImage,
    width: 600,
    height: 800,
    plan: null,
    proposal: null,
    findings: [],
    revision: page.revision,
    ...server.photographs.get(page.variationId),
  }
  return { status: 200, body: photograph }
}

function isCorrection(value: unknown): value is PhotographCorrection {
  return typeof value === 'object' && value !== null && 'plan' in value
}
