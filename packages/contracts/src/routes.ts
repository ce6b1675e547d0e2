import * as app from './app/index'
import * as main from './main/index'
import * as publishing from './publishing/index'
import * as quiz from './quiz/index'
import type { BackendName, RouteDefinition } from './route'
import * as speech from './speech/index'

/** Lists the routes among a module's exports, sorted by path and method. */
function routesOf(module: Record<string, unknown>): RouteDefinition[] {
  return Object.values(module)
    .filter(isRoute)
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
}

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value
}

/** All calls of all backends, the source of the OpenAPI documents, the rights matrix and the shadowing test. */
export const routesByBackend: Readonly<Record<BackendName, readonly RouteDefinition[]>> = {
  main: routesOf(main),
  app: routesOf(app),
  quiz: routesOf(quiz),
  publishing: routesOf(publishing),
  speech: routesOf(speech),
}

export const allRoutes: readonly RouteDefinition[] = Object.values(routesByBackend).flat()
