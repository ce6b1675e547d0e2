import { z } from 'zod'

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }))
const Operation = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: Schema.default({}),
        description: z.string().optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
})
const Document = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema).default({}) }),
})

type Described = z.output<typeof Operation>

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 20%, transparent) }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
article { border-block-start: 1px solid var(--line); padding-block: 1rem }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere }
h3 b { text-transform: uppercase; margin-inline-end: .5rem }
table { border-collapse: collapse } caption { text-align: start; font-weight: 600 } th, td { text-align: start; padding: .2rem 1rem .2rem 0; vertical-align: top }
summary { cursor: pointer }
nav ul { columns: 14rem; padding-inline-start: 1rem }`

/**
 * Renders an OpenAPI document as a page: every call with its rights, parameters, bodies, responses and a curl command. Needs
 * no script.
 *
 * @param origin address of the server, for the curl commands
 */
export function describeApi(openApi: unknown, origin: string, backends: readonly string[]): string {
  const { info, paths, components } = Document.parse(openApi)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? 'Other'))].toSorted()
  const sections = tags.map((tag) => {
    const taggedCalls = calls.filter(({ operation }) => (operation.tags[0] ?? 'Other') === tag)
    return `<section><h2 id="${escape(tag)}">${escape(tag)}</h2>${taggedCalls.map((call) => describeCall(call, origin)).join('')}</section>`
  })
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="schema-${escape(name)}"><h3>${escape(name)}</h3>${show(schema)}</article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title><style>${STYLE}</style></head><body><header><h1>${escape(info.title)}</h1>
<p>${backends.map((name) => `<a href="/openapi/${name}">${name}</a> (<a href="/openapi/${name}.json">JSON</a>)`).join(' · ')}</p>
<p>Send <code>Authorization: Bearer</code> with the access token of <code>POST /api/auth/signin</code> where a call asks for it.</p>
</header><nav aria-label="Calls by subject"><ul>${tags.map((tag) => `<li><a href="#${escape(tag)}">${escape(tag)}</a></li>`).join('')}</ul></nav>
<main>${sections.join('')}<section><h2>Shapes</h2>${schemas.join('')}</section></main></body></html>`
}

function describeCall(
  { path, method, operation }: { path: string; method: string; operation: Described },
  origin: string,
): string {
  const { summary, parameters, requestBody, responses, security } = operation
  const isOpen = security.length === 0
  const rows = parameters.map(
    ({ name, in: location, required, schema, description }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(location)}${required ? ', required' : ''}</td><td>${link(schema)} ${escape(description ?? '')}</td></tr>`,
  )
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>Body, <code>${escape(type)}</code>: ${link(schema ?? {})}</p>`,
  )
  const responseRows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema
    return `<tr><td>${escape(status)}</td><td>${escape(description)}</td><td>${schema === undefined ? '' : link(schema)}</td></tr>`
  })
  const kind = Object.keys(requestBody?.content ?? {})[0]
  const curl = [
    `curl -X ${method.toUpperCase()} '${origin}${path}'`,
    ...(isOpen ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(kind === 'application/json' ? ["-H 'Content-Type: application/json' -d '{ … }'"] : []),
    ...(kind === 'multipart/form-data' ? ["-F 'files=@page.png'"] : []),
  ]
  return `<article id="${escape(operation.operationId)}"><h3><b>${escape(method)}</b><code>${escape(path)}</code></h3>
<p>${escape(summary)}.${isOpen ? ' No token needed.' : ''}</p>
${rows.length === 0 ? '' : `<table><caption>Parameters</caption>${rows.join('')}</table>`}${bodies.join('')}
<details><summary>Responses</summary><table>${responseRows.join('')}</table></details>
<pre>${escape(curl.join(' \\\n  '))}</pre></article>`
}

/** Renders a named schema as a link, another one in full. */
function link(schema: Readonly<Record<string, unknown>>): string {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  if (name !== undefined) return `<a href="#schema-${escape(name)}">${escape(name)}</a>`
  if (Array.isArray(schema['enum'])) return escape(schema['enum'].join(' | '))
  const isPlain = ['string', 'integer', 'number', 'boolean'].includes(String(schema['type']))
  if (isPlain) return escape(String(schema['type']))
  return Object.keys(schema).length === 0 ? '' : show(schema)
}

function show(schema: Readonly<Record<string, unknown>>): string {
  return `<details><summary>shape</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
