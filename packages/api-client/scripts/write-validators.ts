import { callsOf, type JsonSchema, type OpenApiDocument } from './openapi-document'

/**
 * Writes a module with zod/mini schemas of the responses of some calls. They check types only, no lengths or ranges, and
 * unknown fields pass.
 *
 * @param exportName name of the exported set
 */
export function writeValidators(
  document: OpenApiDocument,
  exportName: string,
  isIn: (operationId: string) => boolean,
): string {
  const { schemas } = document.components
  const shapes = new Map<string, string>()
  const started = new Set<string>()

  /** Returns the expression for a component, which is declared before its users; a recursive one is looked up lazily. */
  function component(name: string): string {
    const schema = schemas[name]
    if (!schema) throw new Error(`The document has no schema of the name ${name}`)
    if (shapes.has(name)) return name
    if (started.has(name)) return `z.lazy(() => ${name})`
    started.add(name)
    shapes.set(name, expression(schema))
    return name
  }

  function expression(schema: JsonSchema): string {
    if (schema.$ref !== undefined) return component(schema.$ref.slice('#/components/schemas/'.length))
    if (schema.anyOf) return union(schema.anyOf)
    if (schema.const !== undefined) return `z.literal(${JSON.stringify(schema.const)})`
    if (schema.enum) return `z.enum(${JSON.stringify(schema.enum)})`
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => ({ ...schema, type })))
    switch (schema.type) {
      case 'object':
        return object(schema)
      case 'array':
        return array(schema)
      case 'string':
        return 'z.string()'
      case 'number':
      case 'integer':
        return 'z.number()'
      case 'boolean':
        return 'z.boolean()'
      case 'null':
        return 'z.null()'
      case undefined:
        return 'z.unknown()'
      default:
        throw new Error(`No validator can be written for the type ${schema.type}`)
    }
  }

  function union(options: readonly JsonSchema[]): string {
    const others = options.filter(({ type }) => type !== 'null').map(expression)
    const [only] = others
    const shape = others.length === 1 && only !== undefined ? only : `z.union([${others.join(', ')}])`
    // An error of a union does not name the field; a nullable schema instead of a union with null keeps it.
    return others.length < options.length ? `z.nullable(${shape})` : shape
  }

  function object({ properties, required = [], additionalProperties }: JsonSchema): string {
    if (!properties) {
      const values = typeof additionalProperties === 'object' ? expression(additionalProperties) : 'z.unknown()'
      return `z.record(z.string(), ${values})`
    }
    const fields = Object.entries(properties).map(([name, schema]) => {
      const shape = expression(schema)
      return `${JSON.stringify(name)}: ${required.includes(name) ? shape : `z.optional(${shape})`}`
    })
    return `z.looseObject({ ${fields.join(', ')} })`
  }

  function array({ items, prefixItems }: JsonSchema): string {
    if (prefixItems) return `z.tuple([${prefixItems.map(expression).join(', ')}])`
    return `z.array(${items ? expression(items) : 'z.unknown()'})`
  }

  const calls = callsOf(document)
    .filter(({ operationId }) => isIn(operationId))
    .flatMap(({ operationId, method, path, responses }) => {
      const schemasByStatus = Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = Number(status) < 300 ? content?.['application/json']?.schema : undefined
        return schema ? [`${status}: ${expression(schema)}`] : []
      })
      const entry = `  ${operationId}: { call: ${JSON.stringify(`${method} ${path}`)}, responses: { ${schemasByStatus.join(', ')} } },\n`
      return schemasByStatus.length === 0 ? [] : [entry]
    })

  const declarations = [...shapes].map(([name, shape]) => `const ${name}: z.ZodMiniType = ${shape};\n`)
  return [
    'import * as z from "zod/mini";\n',
    'import type { ResponseValidators } from "../validators/response-validators";\n\n',
    ...declarations,
    `\nexport const ${exportName}: ResponseValidators = {\n${calls.join('')}};\n`,
  ].join('')
}
