// Packs core as it would be published, installs the tarball and uses it in five different set-ups.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { names, outcome } from './consumer-program.ts'
import { insertAssertions, hasExpectations, readPrograms } from './read-programs.ts'
import { runCommand } from './run-command.ts'

const core = join(import.meta.dirname, '..', '..', 'packages', 'core')
const olderCompiler = join(import.meta.dirname, 'node_modules', 'typescript', 'bin', 'tsc6')
const program = readFileSync(join(import.meta.dirname, 'consumer-program.ts'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'lectern-consumers-'))

const strict = { strict: true, skipLibCheck: false, types: [], lib: ['ES2023'], target: 'ES2022', outDir: 'out' }

async function succeed(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { ok, output } = await runCommand(command, args, cwd)
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
  return output
}

/** Creates a folder with the packed core in its node_modules, the program and a tsconfig.json. */
async function makeConsumer(name: string, type: 'module' | 'commonjs', compilerOptions: object): Promise<string> {
  const consumer = mkdtempSync(join(folder, `${name}-`))
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (tarball === undefined) throw new Error(`No tarball was packed into ${folder}`)
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name, private: true, type }))
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  const source =
    type === 'module' ? program : program.replaceAll(/^import \* as (\w+) from ('.+')$/gm, 'import $1 = require($2)')
  writeFileSync(join(consumer, 'program.ts'), source)
  await succeed('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)], consumer)
  return consumer
}

/** Runs the program in a process of its own, out of reach of this repository's sources, and returns its results. */
async function runProgram(consumer: string, file: string): Promise<unknown> {
  const address = pathToFileURL(join(consumer, file)).href
  const print = `import(${JSON.stringify(address)}).then(({ outcome, names }) => console.log(JSON.stringify({ outcome, names })))`
  return JSON.parse(await succeed(process.execPath, ['-e', print], consumer))
}

/** Compiles with TypeScript 6 and, unless the set-up needs its older resolution, with 7. */
async function checkTypes(consumer: string): Promise<void> {
  await succeed(process.execPath, [olderCompiler, '-p', '.'], consumer)
  if (!consumer.includes('node10')) await succeed('tsc', ['-p', '.', '--noEmit'], consumer)
}

const fromSources: unknown = JSON.parse(JSON.stringify({ outcome, names }))

beforeAll(async () => {
  await succeed('turbo', ['run', 'build', '--filter=@lectern/core', '--output-logs=errors-only'], core)
  await succeed('pnpm', ['pack', '--pack-destination', folder], core)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe("a program of core's README", { timeout: 60_000 }, () => {
  const programs = readPrograms(readFileSync(join(core, 'README.md'), 'utf8'))

  it('has an output or expected values', () => {
    expect(programs.length).toBeGreaterThan(0)
    expect(programs.filter((one) => !hasExpectations(one)).map(({ line }) => line)).toEqual([])
  })

  it('compiles, runs and prints what the page shows', async () => {
    const options = { ...strict, module: 'nodenext', lib: ['ES2023', 'DOM'], noEmit: true }
    const reader = await makeConsumer('readme', 'module', options)
    const files = programs.map(({ line }) => `line-${line}.ts`)
    programs.forEach(({ code }, index) => writeFileSync(join(reader, files[index]!), code))
    writeFileSync(join(reader, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
    await checkTypes(reader)
    for (const [index, { code, output }] of programs.entries()) {
      writeFileSync(join(reader, files[index]!), insertAssertions(code))
      const printed = await succeed(process.execPath, [files[index]!], reader)
      expect({ file: files[index], printed }).toEqual({ file: files[index], printed: output ?? '' })
    }
  })
})

describe('the packed core', { timeout: 30_000 }, () => {
  it('compiles and runs as an ES module', async () => {
    const consumer = await makeConsumer('esm', 'module', { ...strict, module: 'nodenext' })
    await checkTypes(consumer)
    expect(await runProgram(consumer, 'out/program.js')).toEqual(fromSources)
  })

  it('compiles and runs as a CommonJS module', async () => {
    const consumer = await makeConsumer('cjs', 'commonjs', { ...strict, module: 'nodenext' })
    await checkTypes(consumer)
    expect(readFileSync(join(consumer, 'out/program.js'), 'utf8')).toContain('require("@lectern/core/sync")')
    expect(await runProgram(consumer, 'out/program.js')).toEqual(fromSources)
  })

  it('compiles and runs with a module resolution that ignores exports', async () => {
    const older = { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0' }
    const consumer = await makeConsumer('node10', 'commonjs', { ...strict, ...older })
    await checkTypes(consumer)
    expect(await runProgram(consumer, 'out/program.js')).toEqual(fromSources)
  })

  it('compiles and runs as a bundle of Vite and of esbuild that imports nothing', async () => {
    const bundler = { module: 'esnext', moduleResolution: 'bundler' }
    const consumer = await makeConsumer('bundler', 'module', { ...strict, ...bundler })
    await checkTypes(consumer)
    await buildWithVite({
      configFile: false,
      root: consumer,
      logLevel: 'silent',
      build: { outDir: 'vite', lib: { entry: 'program.ts', formats: ['es'], fileName: 'program' } },
    })
    await buildWithEsbuild({
      entryPoints: [join(consumer, 'program.ts')],
      outfile: join(consumer, 'esbuild/program.js'),
      bundle: true,
      minify: true,
      format: 'esm',
      logLevel: 'silent',
    })
    rmSync(join(consumer, 'node_modules'), { recursive: true })
    expect(await runProgram(consumer, 'vite/program.js')).toEqual(fromSources)
    expect(await runProgram(consumer, 'esbuild/program.js')).toEqual(fromSources)
  })
})
