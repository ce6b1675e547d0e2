// Checks blocks of code in README files and docs: commands against the scripts and options that exist, JSON and scripts of
// HTML by their syntax. TypeScript is compiled in documented-code.packed.test.ts.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { findShellFaults, type KnownCommands } from './find-shell-faults.ts'
import { readDocumentedCode } from './read-documented-code.ts'
import { isJsonObject, readJsonObject } from './read-json.ts'

const root = join(import.meta.dirname, '..', '..')
const blocks = readDocumentedCode(root)
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
