import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { editEndpoints } from './edit-endpoints'
import { type OpenApiDocument, readDocument } from './openapi-document'
import { prepareDocument } from './prepare-document'
import { writeValidators } from './write-validators'

/** Calls of the reader's first page, generated a second time into a file of their own, because a bundler keeps an injected set whole. */
const READING: Readonly<Record<string, readonly string[]>> = {
  main: ['getBookOutline', 'getBookPart', 'getBookPartner'],
}

/** Calls of reading that have endpoints of their own in late code; their responses are validated with those of reading. */
const LATE_READING = new Set(['getBookGlossary', 'getBookPreview', 'getBookSearch', 'listBooks'])

/**
 * Calls without a generated endpoint: uploads with progress, event streams and media have functions of their own; some calls
 * are only made by the operator's own programs.
 */
const HAND_WRITTEN = new Set([
  'uploadChapterPages',
  'getJobEvents',
  'getVoicePreview',
  'getMetrics',
  'getReadiness',
  'getBookSearchShard',
])

const scratch = mkdtempSync(join(tmpdir(), 'lectern-openapi-'))

for (const backend of ['main', 'app', 'quiz', 'publishing', 'speech']) {
  const document = readDocument(backend)
  const schemaFile = join(scratch, `${backend}.json`)
  writeFileSync(schemaFile, JSON.stringify(prepareDocument(document)))
  const folder = fileURLToPath(new URL(`../src/${backend}/`, import.meta.url))
  const reading = READING[backend] ?? []
  const isCall = (name: string) => !HAND_WRITTEN.has(name)
  const file = { schemaFile, document, folder }
  await writeEndpoints({ ...file, name: 'endpoints.gen.ts', exportName: `${backend}Api`, isIn: isCall })
  writeFileSync(join(folder, 'validators.gen.ts'), writeValidators(document, `${backend}Validators`, isCall))
  if (reading.length === 0) continue
  const isIn = (name: string) => reading.includes(name)
  await writeEndpoints({ ...file, name: 'reading.gen.ts', exportName: `${backend}ReadingApi`, isIn })
  const isValidated = (name: string) => isIn(name) || LATE_READING.has(name)
  const validators = writeValidators(document, `${backend}ReadingValidators`, isValidated)
  writeFileSync(join(folder, 'reading-validators.gen.ts'), validators)
}
rmSync(scratch, { recursive: true })

interface EndpointFile {
  schemaFile: string
  document: OpenApiDocument
  folder: string
  name: string
  exportName: string
  isIn: (operationId: string) => boolean
}

async function writeEndpoints({ schemaFile, document, folder, name, exportName, isIn }: EndpointFile): Promise<void> {
  const outputFile = join(folder, name)
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
  // The generator writes the base's absolute path; the file must be equal on every machine.
  const code = readFileSync(outputFile, 'utf8').replace(/from "[^"]*base-api"/, 'from "./base-api"')
  writeFileSync(outputFile, editEndpoints(code, document))
}
