// First-load script of the apps and the size of the small packages, brotli, against their budgets.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleCore, coreEntries, importAllOf } from './bundle-core.ts'
import { costOfImport, costOfStyles } from './cost-of-import.ts'
import { measureFirstLoad } from './first-load.ts'

const root = join(import.meta.dirname, '..', '..')
const KIB = 1024

interface Measured {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

/** Each entry of core alone, without its tables: what a team that needs only this one pays. */
const coreEntryLimits = {
  text: 17 * KIB,
  'page-layout': 20 * KIB,
  sync: 18 * KIB,
  playback: 3 * KIB,
  editing: 3 * KIB,
  geometry: 5 * KIB,
  book: 10 * KIB,
  audio: 5 * KIB,
  music: 2 * KIB,
}

const app = join(root, 'apps', 'studio')
const reader = measureFirstLoad(join(root, 'apps/reader/dist/.vite/manifest.json'))
const studio = measureFirstLoad(join(root, 'apps/studio/dist/.vite/manifest.json'))
const core = await bundleCore(importAllOf(coreEntries))
const coreCode = await bundleCore(importAllOf(coreEntries), { isWithoutTables: true })
const measured: Measured[] = [
  { name: 'reader, first-load script', bytes: reader.brotliBytes, limit: 110 * KIB },
  { name: 'studio, first-load script', bytes: studio.brotliBytes, limit: 400 * KIB },
  {
    name: 'embed script',
    bytes: brotliCompressSync(readFileSync(join(root, 'packages/embed/dist/embed.js'))).length,
    limit: 4 * KIB,
  },
  { name: 'ui, one button', bytes: await costOfImport("export { Button } from '@lectern/ui'", app), limit: 12 * KIB },
  {
    // One sheet holds them all, so that a page never waits for a second one.
    name: 'ui, the styles of all',
    bytes: await costOfStyles("import '@lectern/ui/styles.css'", app),
    limit: 16 * KIB,
  },
  {
    name: 'core, the playback cursor',
    bytes: await costOfImport("export { createPlaybackCursor } from '@lectern/core/playback'", app),
    limit: 2 * KIB,
  },
  {
    name: 'core, one small function',
    bytes: await costOfImport("export { needsSpaceAfter } from '@lectern/core/text'", app),
    limit: 1 * KIB,
  },
  { name: 'core, all its code', bytes: coreCode.brotliBytes, limit: 40 * KIB },
  { name: 'core, its tables', bytes: core.brotliBytes - coreCode.brotliBytes, limit: 20 * KIB },
]
for (const entry of coreEntries) {
  const alone = await bundleCore(importAllOf([entry]), { isWithoutTables: true })
  measured.push({ name: `core/${entry} alone`, bytes: alone.brotliBytes, limit: coreEntryLimits[entry] })
}

for (const { name, bytes, limit } of measured) {
  const mark = bytes <= limit ? '✓' : '✗'
  console.log(`${mark} ${name.padEnd(28)} ${(bytes / KIB).toFixed(1).padStart(7)} KiB of ${(limit / KIB).toFixed(0)}`)
}
mkdirSync(join(root, 'bench-results'), { recursive: true })
writeFileSync(join(root, 'bench-results', 'sizes.json'), `${JSON.stringify(measured, null, 2)}\n`)
if (measured.some(({ bytes, limit }) => bytes > limit)) process.exit(1)
