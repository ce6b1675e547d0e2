import type { ApiEnvironment } from '@lectern/backend'
import type { Hono } from 'hono'

/** Adds `/openapi/<backend>.json`, the contract of each backend; its code is loaded when somebody first asks. */
export function serveOpenApi(app: Hono<ApiEnvironment>): void {
  app.get('/openapi/:file', async (context) => {
    const { backendNames, toOpenApiDocument } = await import('@lectern/contracts/openapi-document')
    const backend = backendNames.find((name) => `${name}.json` === context.req.param('file'))
    return backend === undefined ? context.notFound() : context.json(toOpenApiDocument(backend))
  })
}
