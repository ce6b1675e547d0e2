import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runQuietly } from './run-program.mjs'
import { stampAt } from './stamp.mjs'
import { byText } from './workspace-folders.mjs'

/** The apps that a running server consists of, with the file that shows each is built. */
const APPS = [
  { name: '@lectern/server', output: 'apps/server/dist/main.js' },
  { name: '@lectern/reader', output: 'apps/reader/dist/index.html' },
  { name: '@lectern/studio', output: 'apps/studio/dist/index.html' },
]
const SERVER = APPS.filter(({ name }) => name === '@lectern/server')
/** The scripts that need something built: the server by itself is enough to make a book, for the operator, for an engine. */
const NEEDED_BY = {
  'start:all': APPS,
  'make-book:all': SERVER,
  'lectern:all': SERVER,
  'align:all': SERVER,
  'recognise:all': SERVER,
  'speak:all': SERVER,
  'doctor:all': SERVER,
}
const SOURCES = ['apps/server', 'apps/reader', 'apps/studio', 'packages', 'tooling/presets']
const SHARED_FILES = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'turbo.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
]
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'e2e', 'test-results', '.turbo', '.vite', '.lectern'])
const TEST_FILE = /\.(test|stories|bench|spec|fixture)\./

/**
 * The built apps that a script needs, built again only when a source has changed since.
 * @param {string} root
 * @param {string | undefined} script
 * @param {readonly string[]} args
 */
export function buildOf(root, script, args = []) {
  const apps = (isProcess(script, args) ? APPS : NEEDED_BY[script]) ?? []
  return {
    isCurrent() {
      if (apps.length === 0) return true
      const state = sourceState(root)
      return apps.every(({ name, output }) => existsSync(join(root, output)) && stampOf(root, name).says(state))
    },
    /**
     * @param {NodeJS.ProcessEnv} env
     * @param {AbortSignal} signal
     */
    async build(env, signal) {
      const state = sourceState(root)
      console.error('building (the first time takes about a minute)')
      const filters = apps.map(({ name }) => `--filter=${name}`)
      const turbo = join(root, 'node_modules', '.bin', 'turbo')
      const { code, said } = await runQuietly(turbo, ['run', 'build', '--output-logs=errors-only', ...filters], {
        cwd: root,
        env,
        signal,
      })
      if (code !== 0) throw new Error(`the build failed:\n${said.trim()}`)
      for (const { name } of apps) stampOf(root, name).write(state)
    },
  }
}

/**
 * Whether a call of `lectern` is for a process of the server, which runs until it is told to end.
 * @param {string | undefined} script
 * @param {readonly string[]} args
 */
export function isProcess(script, args) {
  return script === 'lectern:all' && ['serve', 'work'].includes(args[0])
}

/**
 * For which sources an app was last built.
 * @param {string} root
 * @param {string} name of the app's package
 */
export function stampOf(root, name) {
  return stampAt(join(root, 'node_modules', `.built-${name.split('/').at(-1)}`))
}

/**
 * A digest of names, sizes and times of all sources: a tenth of the time that reading them would take.
 * @param {string} root
 */
export function sourceState(root) {
  const hash = createHash('sha256')
  const add = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined) hash.update(`${relative(root, path)}\0${stat.size}\0${stat.mtimeMs}\n`)
  }
  const walk = (folder) => {
    if (!existsSync(folder)) return
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => byText(a.name, b.name))) {
      if (NOT_SOURCES.has(entry.name)) continue
      if (entry.isDirectory()) walk(join(folder, entry.name))
      else if (!TEST_FILE.test(entry.name)) add(join(folder, entry.name))
    }
  }
  for (const file of SHARED_FILES) add(join(root, file))
  for (const folder of SOURCES) walk(join(root, folder))
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of settings.toSorted(byText))
    hash.update(`${name}=${process.env[name]}
`)
  return hash.digest('hex')
}
