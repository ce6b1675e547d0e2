import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/**
 * What an import costs at once in an app that Vite builds: script bytes, brotli, over React, which every page has once.
 * What is loaded later does not count.
 * @param folder of an app that depends on the package
 */
export async function costOfImport(code: string, folder: string): Promise<number> {
  const chunks = (await buildImport(code, folder)).filter((part) => part.type === 'chunk')
  const needed = new Set<string>()
  const visit = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || needed.has(fileName)) return
    needed.add(fileName)
    chunk.imports.forEach(visit)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName)
  return chunks
    .filter(({ fileName }) => needed.has(fileName))
    .reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0)
}

/**
 * What the styles of an import cost, as an app hands them out: made small by its build, brotli.
 * @param folder of an app that depends on the package
 */
export async function costOfStyles(code: string, folder: string): Promise<number> {
  return (await buildImport(code, folder))
    .filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
    .reduce((sum, part) => sum + (part.type === 'asset' ? brotliCompressSync(part.source).length : 0), 0)
}

async function buildImport(code: string, folder: string): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const entry = `${folder}/measured-import.js`
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [
      {
        name: 'measured-import',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: entry,
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if ('close' in built) throw new Error('Vite watches instead of building once')
  return [built].flat().flatMap(({ output }) => output)
}
