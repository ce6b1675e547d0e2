// Checks every block of code in README files and docs: TypeScript against the packages' public entries, commands against
// the scripts and options that exist, JSON and scripts of HTML by their syntax. Core's programs also run, in
// core-consumers.packed.test.ts.
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { findShellFaults, type KnownCommands } from './find-shell-faults.ts'
import { readCodeBlocks, type CodeBlock } from './read-code-blocks.ts'
import { isJsonObject, readJsonObject } from './read-json.ts'

const root = join(import.meta.dirname, '..', '..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,packages,tooling}/**/*.md', {
    cwd: root,
    exclude: (path) => /(?:^|[/\\])(?:node_modules|material|third-party|CHANGELOG\.md)$/.test(path),
  }),
]

interface PlacedBlock extends CodeBlock {
  /** Page and line, such as `README.md:20`. */
  readonly place: string
}

const blocks: readonly PlacedBlock[] = pages.flatMap((page) =>
  readCodeBlocks(readFileSync(join(root, page), 'utf8')).map((block) => ({
    ...block,
    place: `${page.replaceAll('\\', '/')}:${block.line}`,
  })),
)
const inLanguage = (...languages: readonly string[]) => blocks.filter(({ language }) => languages.includes(language))

function readKnownCommands(): KnownCommands {
  const manifests = globSync('{package.json,{apps,packages,tooling}/*/package.json}', { cwd: root }).map((file) => ({
    owner: file === 'package.json' ? '' : undefined,
    manifest: readJsonObject(join(root, file)),
  }))
  const scripts = manifests.map(({ owner, manifest }) => {
    const names = isJsonObject(manifest['scripts']) ? Object.keys(manifest['scripts']) : []
    return [owner ?? String(manifest['name']), new Set(names)] as const
  })
  const folders = globSync('apps/server/src/commands/*/', { cwd: root })
  const programs = folders.map((folder) => {
    const sources = globSync('**/*.ts', { cwd: join(root, folder) }).filter((file) => !file.includes('.test.'))
    const name = folder.split(/[/\\]/).findLast((part) => part !== '') ?? ''
    return [name, sources.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n')] as const
  })
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}'?([@\w/.-]+)'?: \S+$/gm)
  const visual = readFileSync(join(root, 'tooling/visual/src/run-visual.ts'), 'utf8')
  return {
    scripts: new Map(scripts),
    programs: new Map([...programs, ['visual', visual]]),
    packages: new Set([...scripts.map(([name]) => name), ...[...catalog].map(([, name = '']) => name)]),
    fileExists: (path) => existsSync(join(root, path)),
  }
}

/** Type-checks programs in a folder from which this package's dependencies resolve to their sources. */
async function compile(programs: readonly PlacedBlock[]): Promise<string[]> {
  const cache = join(import.meta.dirname, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'documented-code-'))
  try {
    const files = programs.map(({ language }, index) => `block-${index}.${language}`)
    programs.forEach(({ code }, index) => writeFileSync(join(folder, files[index] ?? ''), code))
    const compilerOptions = {
      noUnusedLocals: false,
      moduleDetection: 'force',
      types: ['vite/client', 'node'],
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.web.json'), compilerOptions, files }),
    )
    const output = await promisify(execFile)('tsc', ['-p', folder, '--pretty', 'false'], { cwd: folder }).then(
      () => '',
      (error: { readonly stdout?: string; readonly message: string }) => error.stdout || error.message,
    )
    return output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) =>
        line.replace(/^.*block-(\d+)\.tsx?\((\d+),\d+\)/, (_match, index: string, row: string) => {
          const block = programs[Number(index)]
          return block === undefined ? line : block.place.replace(/\d+$/, String(block.line + Number(row) - 1))
        }),
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('TypeScript in README files and docs compiles against the public entries', { timeout: 180_000 }, async () => {
  const programs = inLanguage('ts', 'tsx')
  expect(programs.length).toBeGreaterThan(15)
  expect(await compile(programs)).toEqual([])
})

it('commands in README files and docs name scripts, options, files and packages that exist', () => {
  const commands = inLanguage('sh')
  expect(commands.length).toBeGreaterThan(15)
  const known = readKnownCommands()
  const faults = commands.flatMap(({ place, code }) =>
    findShellFaults(code, known).map((fault) => `${place}: ${fault}`),
  )
  expect(faults).toEqual([])
})

it('JSON, JavaScript and scripts in HTML have no syntax errors', async () => {
  for (const { code } of inLanguage('json')) expect(() => JSON.parse(code)).not.toThrow()
  const inHtml = inLanguage('html')
    .flatMap(({ code }) => [...code.matchAll(/<script>([\s\S]*?)<\/script>/g)])
    .map(([, script = '']) => script)
  for (const code of [...inLanguage('js').map((block) => block.code), ...inHtml]) {
    await expect(transform(code, { loader: 'js' })).resolves.toBeTruthy()
  }
})

it('every block of code has a language that is checked, or is plain text', () => {
  const known = ['ts', 'tsx', 'js', 'json', 'html', 'sh', 'text', 'css']
  expect(blocks.filter(({ language }) => !known.includes(language)).map(({ place }) => place)).toEqual([])
})
