import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { BackendName, BodyDefinition, RouteDefinition } from './route'
import { routesByBackend } from './routes'

export const backendNames: readonly BackendName[] = ['main', 'app', 'quiz', 'publishing', 'speech']

const titles: Readonly<Record<BackendName, string>> = {
  main: 'Lectern: books, chapters, pages',
  app: 'Lectern: recognition, speech, jobs, sessions',
  quiz: 'Lectern: quizzes, glossary, series, tags',
  publishing: 'Lectern: published books',
  speech: 'Lectern: voices and models',
}

/** Returns the text fields of a form without its files, which are added as arrays of binary parts. */
function describeForm({ schema, files }: Extract<BodyDefinition, { kind: 'multipart' }>) {
  const fileParts = Object.fromEntries(
    files.map((name) => [name, { type: 'array' as const, items: { type: 'string' as const, format: 'binary' } }]),
  )
  // A copy made by `.meta()` refers to its original, whose properties have no files: a named form is built anew.
  const form = schema instanceof z.ZodObject ? z.object(schema.shape) : schema
  return form.meta({
    ...schema.meta(),
    override: ({ jsonSchema }) => Object.assign((jsonSchema.properties ??= {}), fileParts),
  })
}

function describeOperation(route: RouteDefinition): ZodOpenApiOperationObject {
  const { body } = route
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    ...(route.access === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.headers ? { header: route.headers } : {}),
    },
    ...(body
      ? {
          requestBody: {
            required: body.kind === 'multipart' || !body.optional,
            content:
              body.kind === 'json'
                ? { 'application/json': { schema: body.schema } }
                : { 'multipart/form-data': { schema: describeForm(body) } },
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, response]) => [
        status,
        {
          description: response.description,
          ...(response.schema
            ? { content: { 'application/json': { schema: response.schema } } }
            : response.contentType
              ? { content: { [response.contentType]: { schema: { type: 'string' as const, format: 'binary' } } } }
              : {}),
        },
      ]),
    ),
  }
}

/** Builds the OpenAPI 3.1 document of a backend from its routes. */
export function toOpenApiDocument(backend: BackendName): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {}
  for (const route of routesByBackend[backend]) {
    paths[route.path] = { ...paths[route.path], [route.method]: describeOperation(route) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: titles[backend], version: '1.0.0' },
    servers: [{ url: '/' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  })
}
