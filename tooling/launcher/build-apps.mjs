import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runQuietly } from './run-program.mjs'
import { openStamp } from './open-stamp.mjs'
import { byText } from './workspace-folders.mjs'

/** The apps of a running server, each with a file that exists once it is built. */
const APPS = [
  { name: '@lectern/server', output: 'apps/server/dist/main.js' },
  { name: '@lectern/reader', output: 'apps/reader/dist/index.html' },
  { name: '@lectern/studio', output: 'apps/studio/dist/index.html' },
]
const SERVER = APPS.filter(({ name }) => name === '@lectern/server')
/** The scripts that need built apps; commands need the server alone. */
const NEEDED_BY = {
  'start:all': APPS,
  'make-book:all': SERVER,
  'lectern:all': SERVER,
  'align:all': SERVER,
  'recognise:all': SERVER,
  'speak:all': SERVER,
  'doctor:all': SERVER,
  'faults:all': SERVER,
}
const SOURCES = ['apps/server', 'apps/reader', 'apps/studio', 'packages', 'tooling/presets']
const SHARED_FILES = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'turbo.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'tsconfig.published.json',
]
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  '.declarations',
  'coverage',
  'e2e',
  'test-results',
  '.turbo',
  '.vite',
  '.lectern',
])
const TEST_FILE = /\.(test|stories|bench|spec|fixture)\./

/**
 * Builds the apps that a script needs, if a source has changed since the last build.
 * @param {string} root
 * @param {string | undefined} script
 * @param {readonly string[]} args
 */
export function createBuilder(root, script, args = []) {
  const apps = (isServerProcess(script, args) ? APPS : NEEDED_BY[script]) ?? []
  return {
    isCurrent() {
      if (apps.length === 0) return true
      const state = hashSources(root)
      return apps.every(
        ({ name, output }) => existsSync(join(root, output)) && openBuildStamp(root, name).matches(state),
      )
    },
    /**
     * @param {NodeJS.ProcessEnv} env
     * @param {AbortSignal} signal
     */
    async build(env, signal) {
      const state = hashSources(root)
      console.error('building (the first time takes about a minute)')
      const filters = apps.map(({ name }) => `--filter=${name}`)
      const turbo = join(root, 'node_modules', '.bin', 'turbo')
      const { code, output } = await runQuietly(turbo, ['run', 'build', '--output-logs=errors-only', ...filters], {
        cwd: root,
        env,
        signal,
      })
      if (code !== 0) throw new Error(`the build failed:\n${output.trim()}`)
      for (const { name } of apps) openBuildStamp(root, name).write(state)
    },
  }
}

/**
 * Returns true for the `lectern` commands that run until they are stopped: `serve` and `work`.
 * @param {string | undefined} script
 * @param {readonly string[]} args
 */
export function isServerProcess(script, args) {
  return script === 'lectern:all' && ['serve', 'work'].includes(args[0])
}

/**
 * Opens the stamp with the digest of the sources from which an app was last built.
 * @param {string} root
 * @param {string} name of the app's package
 */
export function openBuildStamp(root, name) {
  return openStamp(join(root, 'node_modules', `.built-${name.split('/').at(-1)}`))
}

/**
 * Hashes names, sizes and times of all sources, in a tenth of the time that reading them would take.
 * @param {string} root
 */
export function hashSources(root) {
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
