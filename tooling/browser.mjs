#!/usr/bin/env node
// Finds a Chromium for the tests, or provides one. As a script it prints the path.
//   node tooling/browser.mjs
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const DEBIAN_PACKAGE = 'chromium'
/** Another apt-get may be running, such as on a machine that has just started. */
const APT_WAITS = ['-o', 'DPkg::Lock::Timeout=120']
/** Playwright tries several hosts several times; a blocked network shows much earlier. */
const SILENCE_LIMIT_MS = 30_000
const DOWNLOAD_LIMIT_MS = 5 * 60_000
const APT_LIMIT_MS = 5 * 60_000
const TRIAL_LIMIT_MS = 20_000

/**
 * Returns the path of a Chromium that starts, from the first of: CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own, Playwright's download, Debian's package when this is root.
 * @param {(line: string) => void} [log] called before anything is downloaded or installed
 * @returns {Promise<string>} rejects with advice when no Chromium can be installed
 */
export async function provideChromium(log = (line) => console.error(line)) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist: correct it, or unset it`)
  }
  const installed = findInstalled(process.platform, process.env, existsSync)
  if (installed !== null) return installed
  const playwright = await loadPlaywright()
  if (playwright !== null) {
    const own = playwright.executable
    if (existsSync(own) && (await starts(own))) return own
    log('no Chromium is installed: trying the one that Playwright downloads')
    await run(process.execPath, [playwright.cli, 'install', 'chromium'], DOWNLOAD_LIMIT_MS, {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    })
    if (existsSync(own) && (await starts(own))) return own
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && findOnPath('apt-get', process.env, existsSync)) {
    log(`installing Debian's package ${DEBIAN_PACKAGE} with apt-get`)
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q', ...APT_WAITS], APT_LIMIT_MS, quiet)
    await run(
      'apt-get',
      ['install', '-y', '-q', ...APT_WAITS, '--no-install-recommends', DEBIAN_PACKAGE],
      APT_LIMIT_MS,
      quiet,
    )
    const packaged = findInstalled(process.platform, process.env, existsSync)
    if (packaged !== null && (await starts(packaged))) return packaged
  }
  throw new Error('the tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to the program of one')
}

/**
 * Finds Chromium or Chrome where systems install it. Pure: `exists` checks a path.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} exists
 * @returns {string | null}
 */
export function findInstalled(platform, env, exists) {
  if (platform === 'darwin') return macPrograms(env).find(exists) ?? null
  if (platform === 'win32') return windowsPrograms(env).find(exists) ?? null
  for (const name of NAMES) {
    const found = findOnPath(name, env, exists) ?? [`/usr/bin/${name}`, `/snap/bin/${name}`].find(exists)
    if (found) return found
  }
  return null
}

function macPrograms(env) {
  return ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])].flatMap((folder) =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  )
}

function windowsPrograms(env) {
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
  const places = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
  const all = [...places, 'Microsoft\\Edge\\Application\\msedge.exe']
  return all.flatMap((place) => folders.map((folder) => `${folder}\\${place}`))
}

function findOnPath(name, env, exists) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(exists) ?? null
}

/** Loads Playwright from the presets package; returns null before packages are installed. */
async function loadPlaywright() {
  try {
    const manifest = createRequire(new URL('presets/package.json', import.meta.url)).resolve('playwright/package.json')
    const folder = dirname(manifest)
    const { chromium } = await import(pathToFileURL(join(folder, 'index.mjs')).href)
    return { executable: chromium.executablePath(), cli: join(folder, 'cli.js') }
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

/** Returns true if the program prints its version: an installed program may lack a system library. */
async function starts(program) {
  return (await run(program, ['--version'], TRIAL_LIMIT_MS, {})) === 0
}

/** Runs a program with a time limit, and kills it early when it prints nothing for too long. */
function run(program, args, limitMs, environment) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    let silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_LIMIT_MS)
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_LIMIT_MS)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const finish = (code) => {
      clearTimeout(limit)
      clearTimeout(silence)
      resolve(code)
    }
    child.once('error', () => finish(1))
    child.once('exit', (code) => finish(code ?? 1))
  })
}

if (import.meta.main ?? import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await provideChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
