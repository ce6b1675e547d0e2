import { describe, expect, test } from 'vitest'
import { findInstalled } from '../browser.mjs'
import { isServerProcess } from './build-apps.mjs'
import { childEnvironment, withFirstOnPath } from './child-environment.mjs'
import { parseStat } from './read-process.mjs'
import { exitCode, quoteForCmd } from './run-program.mjs'
import { satisfies } from './satisfies.mjs'
import { listLaunchers } from './watch-launcher.mjs'
import { readPatterns } from './workspace-folders.mjs'

test('a caret range needs the same major version and none older; >= needs none older', () => {
  const range = '^22.18.0 || ^24.11.0 || >=26.0.0'
  const results = (versions) => versions.map((version) => satisfies(version, range))
  expect(results(['22.18.0', '22.23.3', '24.11.0', '24.21.0', '26.0.0', '27.1.2'])).not.toContain(false)
  expect(results(['20.20.2', '22.17.9', '23.11.0', '24.10.9', '25.9.0'])).not.toContain(true)
  expect(() => satisfies('24.0.0', '~24.0.0')).toThrow('~24.0.0')
})

test('distinguishes commands that run a server process from short ones', () => {
  expect([['serve'], ['work']].map((args) => isServerProcess('lectern:all', args))).toEqual([true, true])
  for (const args of [[], ['user', 'add'], ['domain', 'serve']])
    expect(isServerProcess('lectern:all', args)).toBe(false)
  expect(isServerProcess('make-book:all', ['serve'])).toBe(false)
})

describe('the environment of a started program', () => {
  test("passes npm's registry and proxy to pnpm, unless pnpm has its own", () => {
    const env = childEnvironment({
      npm_config_registry: 'http://one.test/',
      npm_config_https_proxy: 'http://proxy.test/',
      pnpm_config_https_proxy: 'http://own.test/',
      npm_config_noproxy: '',
    })
    expect(env.pnpm_config_registry).toBe('http://one.test/')
    expect(env.pnpm_config_https_proxy).toBe('http://own.test/')
    expect('pnpm_config_noproxy' in env).toBe(false)
  })
  test('disables telemetry', () => {
    expect(childEnvironment({})).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' })
  })
  test('has the installed toolchain first in PATH, however the system spells that name', () => {
    expect(withFirstOnPath({ Path: 'C:\\Windows' }, 'C:\\bin', ';')).toEqual({ Path: 'C:\\bin;C:\\Windows' })
    expect(withFirstOnPath({}, '/bin', ':')).toEqual({ PATH: '/bin' })
  })
})

describe('the processes between npm and this one', () => {
  const processes = new Map([
    [40, { pid: 40, parent: 30, name: 'sh', started: '4' }],
    [30, { pid: 30, parent: 20, name: 'npm start', started: '3' }],
    [20, { pid: 20, parent: 1, name: 'bash', started: '2' }],
  ])
  const read = (pid) => processes.get(pid) ?? null

  test('include shells and end with npm, without the terminal above it', () => {
    expect(listLaunchers(40, read).map((record) => record.pid)).toEqual([40, 30])
  })
  test('are npm alone when the shell replaced itself with the script', () => {
    expect(listLaunchers(30, read).map((record) => record.pid)).toEqual([30])
  })
  test('end at the first unknown process', () => {
    expect(listLaunchers(20, read).map((record) => record.pid)).toEqual([20])
    expect(listLaunchers(99, read)).toEqual([])
  })
})

test('treats a zombie as ended, and parses names with brackets and spaces', () => {
  const rest = `${'0 '.repeat(17)}777 0`
  expect(parseStat(`9 (npm (start) x) S 42 ${rest}`)).toEqual({
    pid: 9,
    parent: 42,
    name: 'npm (start) x',
    started: '777',
  })
  expect(parseStat(`9 (npm) Z 42 ${rest}`)).toBeNull()
})

test('reads workspace patterns up to the next key', () => {
  const yaml = "packages:\n  - 'packages/*'\n  - tools\n\n# note\npmOnFail: ignore\nother:\n  - not/this\n"
  expect(readPatterns(yaml)).toEqual(['packages/*', 'tools'])
  expect(readPatterns('catalog: {}\n')).toEqual([])
})

test('an end by signal has the exit code that a shell gives it', () => {
  expect(exitCode(3, null)).toBe(3)
  expect(exitCode(null, 'SIGKILL')).toBe(137)
})

test('quotes arguments with blanks and quotes on Windows', () => {
  expect(quoteForCmd('plain/path.wav')).toBe('plain/path.wav')
  expect(quoteForCmd('two words')).toBe('"two words"')
  expect(quoteForCmd('say "hi" & go')).toBe('"say ""hi"" & go"')
})

const only =
  (...paths) =>
  (path) =>
    paths.includes(path)

test('finds a browser where each system installs it, Chromium before Chrome', () => {
  expect(findInstalled('linux', {}, only('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium')
  expect(findInstalled('linux', { PATH: '/opt/bin' }, only('/opt/bin/chromium'))).toBe('/opt/bin/chromium')
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findInstalled('darwin', {}, only(mac))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(findInstalled('win32', { PROGRAMFILES: 'C:\\Program Files' }, only(windows))).toBe(windows)
  expect(findInstalled('linux', {}, () => false)).toBeNull()
})
