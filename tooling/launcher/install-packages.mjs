import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runQuietly } from './run-program.mjs'
import { openStamp } from './open-stamp.mjs'
import { workspaceFolders } from './workspace-folders.mjs'

/**
 * Installs the packages of the workspace, once for each state of its manifests and lockfile.
 * @param {string} root
 */
export function createInstaller(root) {
  const stamp = openStamp(join(root, 'node_modules', '.installed-for'))
  return {
    isCurrent: () => stamp.matches(hashManifests(root)) && workspaceFolders(root).every(hasModules),
    /**
     * @param {NodeJS.ProcessEnv} env
     * @param {AbortSignal} signal
     */
    async install(env, signal) {
      const state = hashManifests(root)
      console.error('installing packages (the first time takes about half a minute)')
      const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
      const { code, output } = await runQuietly('pnpm', [...args, '--config.confirmModulesPurge=false'], {
        cwd: root,
        env,
        signal,
      })
      if (code !== 0) throw new Error(`pnpm install failed:\n${output.trim()}`)
      stamp.write(state)
    },
  }
}

/**
 * Hashes everything that affects the installation.
 * @param {string} root
 */
function hashManifests(root) {
  const files = [
    join(root, 'pnpm-lock.yaml'),
    join(root, 'pnpm-workspace.yaml'),
    ...workspaceFolders(root).map((folder) => join(folder, 'package.json')),
  ]
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function hasModules(folder) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const isNeeded = Object.keys({ ...dependencies, ...devDependencies }).length > 0
  return !isNeeded || existsSync(join(folder, 'node_modules'))
}
