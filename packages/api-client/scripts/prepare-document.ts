import type { OpenApiDocument } from './openapi-document'

/** Rewrites a document for the code generator, which does not support all of it; the committed documents stay unchanged. */
export function prepareDocument(document: OpenApiDocument): OpenApiDocument {
  const prepared: OpenApiDocument = structuredClone(document)
  withoutTupleRest(prepared)
  for (const methods of Object.values(prepared.paths)) {
    for (const { parameters = [] } of Object.values(methods)) {
      // A path segment with a default may be omitted from a call; OpenAPI has no optional path parameters.
      for (const parameter of parameters) if (parameter.schema?.default !== undefined) parameter.required = false
    }
  }
  return prepared
}

/** Removes `items: false` beside `prefixItems`, which the code generator reads as "never". */
function withoutTupleRest(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('prefixItems' in node && 'items' in node && node.items === false) Reflect.deleteProperty(node, 'items')
  for (const value of Object.values(node)) withoutTupleRest(value)
}
