import { acceptsPage, createWaitPage } from './wait-page'

type Handle<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

const forItsOperator: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])

/** Replaces the 503 of a call by a page when a browser has opened its address. */
export function serveWaitPage<Environment>(handle: Handle<Environment>): Handle<Environment> {
  return async (request, environment) => {
    const response = await handle(request, environment)
    if (response.status !== 503 || !acceptsPage(request)) return response
    return forItsOperator.has(new URL(request.url).pathname) ? response : createWaitPage(request, 'away')
  }
}
