import type { OpenApiDocument } from './openapi-document'

/** What the code generator cannot read by itself is said in another way here, and only here: the documents stay as they are. */
export function prepareDocument(document: OpenApiDocument): OpenApiDocument {
  const prepared: OpenApiDocument = structuredClone(document)
  withoutTupleRest(prepared)
  for (const methods of Object.values(prepared.paths)) {
    for (const { parameters = [] } of Object.values(methods)) {
      // A segment with a usual value may be left out of a call; OpenAPI knows no optional part of a path.
      for (const parameter of parameters) if (parameter.schema?.default !== undefined) parameter.required = false
    }
  }
  return prepared
}

/** The code generator reads `items: false` beside `prefixItems` as "never"; without it a tuple keeps its types. */
function withoutTupleRest(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('prefixItems' in node && 'items' in node && node.items === false) Reflect.deleteProperty(node, 'items')
  for (const value of Object.values(node)) withoutTupleRest(value)
}
