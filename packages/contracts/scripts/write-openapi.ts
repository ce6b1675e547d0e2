import { mkdirSync, writeFileSync } from 'node:fs'
import { backendNames, toOpenApiDocument } from '../src/openapi'

const folder = new URL('../openapi/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const backend of backendNames) {
  writeFileSync(new URL(`${backend}.json`, folder), `${JSON.stringify(toOpenApiDocument(backend), null, 2)}\n`)
}
