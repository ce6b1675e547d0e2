import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { backendNames, toOpenApiDocument } from './openapi'
import { allRoutes, routesByBackend } from './routes'

/** Returns true if an address can match both path templates with literal segments in the same places. */
function areIndistinguishable(a: string, b: string): boolean {
  const segments = (path: string): string[] => path.split('/').map((segment) => segment.replace(/^\{.*\}$/, '{}'))
  return segments(a).join('/') === segments(b).join('/')
}

describe('the routes', () => {
  it('never match the same address and method twice', () => {
    for (const [index, route] of allRoutes.entries()) {
      for (const other of allRoutes.slice(index + 1)) {
        const same = route.method === other.method && areIndistinguishable(route.path, other.path)
        expect(same, `${route.operationId} and ${other.operationId} share ${route.path}`).toBe(false)
      }
    }
  })

  it('have unique operation ids', () => {
    const ids = allRoutes.map((route) => route.operationId)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('declare every parameter of their path and no other', () => {
    for (const route of allRoutes) {
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])).toSorted()
      expect(Object.keys(route.params?.shape ?? {}).toSorted(), route.operationId).toEqual(inPath)
    }
  })

  it('are exported by the backend that they name', () => {
    for (const backend of backendNames) {
      expect(routesByBackend[backend].length).toBeGreaterThan(0)
      for (const route of routesByBackend[backend]) expect(route.backend, route.operationId).toBe(backend)
    }
  })

  it('have every file of their form in the OpenAPI document', () => {
    for (const backend of backendNames) {
      const { paths, components } = JSON.parse(JSON.stringify(toOpenApiDocument(backend)))
      for (const { body, method, path, operationId } of routesByBackend[backend]) {
        if (body?.kind !== 'multipart') continue
        const { schema } = paths[path][method].requestBody.content['multipart/form-data']
        const name =
          String(schema.$ref ?? '')
            .split('/')
            .at(-1) ?? ''
        const { properties } = schema.$ref === undefined ? schema : components.schemas[name]
        const files = Object.keys(properties).filter((field) => properties[field].items?.format === 'binary')
        expect(files.toSorted(), operationId).toEqual(body.files.toSorted())
      }
    }
  })

  it('match the committed OpenAPI documents (otherwise run `pnpm generate`)', () => {
    for (const backend of backendNames) {
      const committed: unknown = JSON.parse(
        readFileSync(new URL(`../openapi/${backend}.json`, import.meta.url), 'utf8'),
      )
      expect(JSON.parse(JSON.stringify(toOpenApiDocument(backend)))).toEqual(committed)
    }
  })
})
