import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { withFirstOnPath } from './child-environment.mjs'
import { runQuietly } from './run-program.mjs'
import { satisfies } from './satisfies.mjs'
import { openStamp } from './open-stamp.mjs'

const onWindows = process.platform === 'win32'
const PARTIAL_PREFIX = 'making-'

/**
 * Reads the versions of Node and pnpm that the repository requires.
 * @param {string} root
 */
function readRequirements(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    nodeRange: manifest.engines.node,
    nodeVersion: readFileSync(join(root, '.node-version'), 'utf8').trim(),
    pnpmVersion: /^pnpm@([^+]+)/.exec(manifest.packageManager)[1],
  }
}

/**
 * Provides the required Node and pnpm. Uses installed ones; fetches missing ones once from the user's npm registry into
 * .toolchain, without running any install script.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ isReady(): Promise<boolean>, provide(signal: AbortSignal): Promise<void>, env(): NodeJS.ProcessEnv, node(): string }}
 *   `env` and `node` are valid once it is ready; `provide` throws with a message for the user
 */
export function createToolchain(root, env) {
  const { nodeRange, nodeVersion, pnpmVersion } = readRequirements(root)
  const folder = join(root, '.toolchain')
  const bin = join(folder, 'node_modules', '.bin')
  const needsNode = !satisfies(process.versions.node, nodeRange)
  const nodePackage = `node-${onWindows ? 'win' : process.platform}-${process.arch}`
  const nodeSpecs = needsNode ? [`${nodePackage}@${nodeVersion}`] : []
  const pnpmSpec = `pnpm@${pnpmVersion}`
  const stamp = openStamp(join(folder, 'fetched'))
  const fetched = () => (existsSync(bin) ? stamp.read().split(' ').filter(Boolean) : [])
  let pnpmOnPath = null
  const missing = async () => {
    const absent = [...nodeSpecs, pnpmSpec].filter((spec) => !fetched().includes(spec))
    if (!absent.includes(pnpmSpec)) return absent
    // Last and once, since it starts a program; a fetched pnpm is known without that.
    pnpmOnPath ??= await hasPnpm(root, env, pnpmVersion)
    return pnpmOnPath ? absent.filter((spec) => spec !== pnpmSpec) : absent
  }
  return {
    isReady: async () => (await missing()).length === 0,
    async provide(signal) {
      const wanted = await missing()
      if (needsNode && process.platform === 'darwin') throw new Error(describeOldNode(nodeRange, nodeVersion))
      console.error(`fetching ${wanted.join(' and ')} from your npm registry into .toolchain (once)`)
      // Packages fetched earlier are kept, unless the repository now requires another version.
      const cachedSpecs = fetched().filter((spec) => [`${nodePackage}@${nodeVersion}`, pnpmSpec].includes(spec))
      const all = [...new Set([...cachedSpecs, ...wanted])]
      await fetchPackages(folder, all, env, signal)
      if (needsNode && (await runQuietly(nodeIn(folder, nodePackage), ['--version'], { env })).code !== 0) {
        throw new Error(`the fetched Node does not run here. ${describeOldNode(nodeRange, nodeVersion)}`)
      }
      stamp.write(all.join(' '))
    },
    env: () => (fetched().length > 0 ? withFirstOnPath(env, bin, delimiter) : env),
    node: () => (needsNode ? nodeIn(folder, nodePackage) : process.execPath),
  }
}

function nodeIn(folder, nodePackage) {
  return join(folder, 'node_modules', nodePackage, 'bin', onWindows ? 'node.exe' : 'node')
}

function describeOldNode(range, version) {
  return `Node ${process.versions.node} is too old: this needs ${range}. Install Node ${version} (see .node-version).`
}

/** Returns true if PATH has a pnpm of the pinned major version. A shim of corepack does not count: it would fetch pnpm itself. */
async function hasPnpm(root, env, pnpmVersion) {
  const found = findOnPath('pnpm', env)
  if (found === null || /corepack/.test(realpathSync(found))) return false
  const { code, output } = await runQuietly('pnpm', ['--version'], { cwd: dirname(root), env })
  return code === 0 && Number.parseInt(output, 10) === Number.parseInt(pnpmVersion, 10)
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
function findOnPath(name, env) {
  const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? ''
  const endings = onWindows ? ['.exe', '.cmd', '.bat'] : ['']
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const ending of endings) if (existsSync(join(folder, name + ending))) return join(folder, name + ending)
  }
  return null
}

/**
 * Fetches into a temporary folder and moves it when complete: a killed run leaves no partial result, and its npm, which
 * may keep running, writes elsewhere.
 */
async function fetchPackages(folder, specs, env, signal) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.startsWith(PARTIAL_PREFIX)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const partial = join(folder, `${PARTIAL_PREFIX}${process.pid}`)
  mkdirSync(partial, { recursive: true })
  const own = env.npm_execpath
  const [program, first] = own && /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, [own]] : ['npm', []]
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runQuietly(program, [...first, 'install', '--prefix', partial, ...quiet, ...specs], {
    // Without the prefix that npm passes to its scripts.
    env: { ...env, npm_config_prefix: undefined, npm_config_local_prefix: undefined },
    cwd: partial,
    signal,
  })
  if (code !== 0) throw new Error(`npm could not fetch ${specs.join(' and ')}:\n${output.trim()}`)
  const pnpm = join(partial, 'node_modules', 'pnpm')
  if (existsSync(pnpm)) await finishPnpm(pnpm, env)
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  renameSync(join(partial, 'node_modules'), join(folder, 'node_modules'))
  rmSync(partial, { recursive: true, force: true })
}

/** Replaces pnpm's shell script by its program, since turbo cannot execute a script. */
async function finishPnpm(folder, env) {
  if (!readdirSync(folder).includes('install.js')) return
  const { code, output } = await runQuietly(process.execPath, ['install.js'], { cwd: folder, env })
  if (code !== 0) throw new Error(`pnpm could not be set up:\n${output.trim()}`)
}
