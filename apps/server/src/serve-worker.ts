type Handle<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

const forItsOperator: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])

/** Responds to calls of a process that only works on jobs: health and metrics, nothing else. */
export function serveWorker<Environment>(handle: Handle<Environment>): Handle<Environment> {
  return (request, environment) => {
    if (forItsOperator.has(new URL(request.url).pathname)) return handle(request, environment)
    const msg = 'This process works on jobs. Send calls to one that serves.'
    return Response.json({ code: 'not-found', msg }, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
}
