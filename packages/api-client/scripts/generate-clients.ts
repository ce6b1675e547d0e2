import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateEndpoints } from '@rtk-query/codegen-openapi'

/** What the reader asks for, once more in a file of its own: an injected set of endpoints is all or nothing in a bundle. */
const READING: Readonly<Record<string, readonly string[]>> = { main: ['listBooks', 'getBookData', 'getBookPreview'] }

/**
 * Calls that a generated endpoint cannot carry: upload with progress, event streams, media, which have functions of their own;
 * and what only the operator's own programs ask.
 */
const HAND_WRITTEN = new Set(['uploadChapterPages', 'getJobEvents', 'getVoicePreview', 'getMetrics', 'getReadiness'])

const require = createRequire(import.meta.url)
const scratch = mkdtempSync(join(tmpdir(), 'lectern-openapi-'))

/** The code generator reads `items: false` beside `prefixItems` as "never"; without it a tuple keeps its types. */
function withoutTupleRest(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTupleRest)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(
    ([key, value]) => !(key === 'items' && value === false && 'prefixItems' in node),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutTupleRest(value)]))
}

for (const backend of ['main', 'app', 'quiz', 'publishing', 'speech']) {
  const document: unknown = JSON.parse(
    readFileSync(require.resolve(`@lectern/contracts/openapi/${backend}.json`), 'utf8'),
  )
  const schemaFile = join(scratch, `${backend}.json`)
  writeFileSync(schemaFile, JSON.stringify(withoutTupleRest(document)))
  const folder = fileURLToPath(new URL(`../src/${backend}/`, import.meta.url))
  const reading = READING[backend] ?? []
  const isCall = (name: string) => !HAND_WRITTEN.has(name)
  await writeEndpoints({ schemaFile, folder, file: 'endpoints.gen.ts', exportName: `${backend}Api`, isIn: isCall })
  if (reading.length === 0) continue
  const isIn = (name: string) => reading.includes(name)
  await writeEndpoints({ schemaFile, folder, file: 'reading.gen.ts', exportName: `${backend}ReadingApi`, isIn })
}

interface EndpointFile {
  schemaFile: string
  folder: string
  file: string
  exportName: string
  isIn: (operationId: string) => boolean
}

async function writeEndpoints({ schemaFile, folder, file, exportName, isIn }: EndpointFile): Promise<void> {
  const outputFile = join(folder, file)
  await generateEndpoints({
    schemaFile,
    apiFile: join(folder, 'base-api.ts'),
    apiImport: 'baseApi',
    exportName,
    outputFile,
    filterEndpoints: isIn,
    hooks: true,
    tag: true,
    encodePathParams: true,
  })
  // The generator writes the base's absolute path; the file has to be the same on every machine.
  const code = readFileSync(outputFile, 'utf8').replace(/from "[^"]*base-api"/, 'from "./base-api"')
  writeFileSync(outputFile, withUsualScope(code))
}

/** The last segment of the addresses of books is 7 by custom: who gives none, or an empty one, sends that. */
function withUsualScope(code: string): string {
  return code
    .replaceAll('  scope: string;', '  scope?: string;')
    .replaceAll('queryArg.scope)', 'queryArg.scope || "7")')
}
rmSync(scratch, { recursive: true })
