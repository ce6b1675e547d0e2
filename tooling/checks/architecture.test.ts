import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { coreEntries, importAllOf } from './bundle-core.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns the npm packages and Node modules that a bundle of the given source contains. */
async function packagesIn(contents: string, resolveDir: string): Promise<string[]> {
  const result = await build({
    stdin: { contents, resolveDir, loader: 'tsx' },
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'out',
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@lectern/source', 'import', 'browser'],
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'text' },
    external: ['node:*'],
    logLevel: 'silent',
  })
  const first = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint === '<stdin>')
  const reachable = new Set<string>()
  const visit = (file: string): void => {
    if (reachable.has(file)) return
    reachable.add(file)
    for (const imported of result.metafile.outputs[file]?.imports ?? []) {
      if (imported.kind === 'import-statement' && !imported.external) visit(imported.path)
      if (imported.external) reachable.add(imported.path)
    }
  }
  if (first) visit(first[0])
  const inputs = [...reachable].flatMap((file) => Object.keys(result.metafile.outputs[file]?.inputs ?? {}))
  const packages = inputs.flatMap((input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [])
  return [...new Set([...packages, ...[...reachable].filter((file) => file.startsWith('node:'))])].toSorted()
}

describe('the architecture', () => {
  it('keeps core free of every package and of Node', async () => {
    expect(await packagesIn(importAllOf(coreEntries), join(root, 'packages/reader-ui'))).toEqual([])
  })

  it("keeps the editor's, the sound's and the schema libraries out of the reader's first load", async () => {
    const packages = await packagesIn("import './src/main.tsx'", join(root, 'apps/reader'))
    expect(packages).toContain('react-dom')
    for (const heavy of ['pixi.js', 'tone', 'zod', 'radix-ui', 'hono', 'drizzle-orm'])
      expect(packages).not.toContain(heavy)
  })

  it('finds a validation library in a bundle that imports it', async () => {
    const packages = await packagesIn("import { z } from 'zod'\nconsole.log(z)", join(root, 'packages/contracts'))
    expect(packages).toContain('zod')
  })

  it('measures the first load alone and ignores lazy imports', async () => {
    const packages = await packagesIn("console.log(import('zod'))", join(root, 'packages/contracts'))
    expect(packages).not.toContain('zod')
  })
})
