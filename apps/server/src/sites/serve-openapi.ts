import type { ApiEnvironment } from '@lectern/backend'
import type { Hono } from 'hono'
import { describeApi } from './describe-api'
import { pageHeaders } from './security-headers'

/**
 * Serves the contract of each backend: `/openapi/<backend>.json` for programs and `/openapi/<backend>` for people. Its code is
 * loaded on the first request.
 *
 * @param origin address of the server
 */
export function serveOpenApi(app: Hono<ApiEnvironment>, origin: string): void {
  app.get('/openapi', (context) => context.redirect('/openapi/main', 302))
  app.get('/openapi/:file', async (context) => {
    const { backendNames, toOpenApiDocument } = await import('@lectern/contracts/openapi-document')
    const file = context.req.param('file')
    const backend = backendNames.find((name) => name === file || `${name}.json` === file)
    if (backend === undefined) return context.notFound()
    const openApi = toOpenApiDocument(backend)
    if (file.endsWith('.json')) return context.json(openApi)
    const page = describeApi(JSON.parse(JSON.stringify(openApi)), origin, backendNames)
    return context.html(page, 200, { ...pageHeaders([], []), 'cache-control': 'no-cache' })
  })
}
