import { describe, expect, test } from 'vitest'
import { findInstalled } from '../browser.mjs'
import { isProcess } from './build-apps.mjs'
import { childEnvironment, withFirstOnPath } from './child-environment.mjs'
import { parseStat } from './read-process.mjs'
import { exitCode, quoteForCmd } from './run-program.mjs'
import { satisfies } from './satisfies.mjs'
import { launcherChain } from './watch-launcher.mjs'
import { readPatterns } from './workspace-folders.mjs'

test('a version satisfies a range when it is of the major and not older, or simply not older', () => {
  const range = '^22.18.0 || ^24.11.0 || >=26.0.0'
  const answers = (versions) => versions.map((version) => satisfies(version, range))
  expect(answers(['22.18.0', '22.23.3', '24.11.0', '24.21.0', '26.0.0', '27.1.2'])).not.toContain(false)
  expect(answers(['20.20.2', '22.17.9', '23.11.0', '24.10.9', '25.9.0'])).not.toContain(true)
  expect(() => satisfies('24.0.0', '~24.0.0')).toThrow('~24.0.0')
})

test('a process of the server is told apart from what the operator does in a moment', () => {
  expect([['serve'], ['work']].map((args) => isProcess('lectern:all', args))).toEqual([true, true])
  for (const args of [[], ['user', 'add'], ['domain', 'serve']]) expect(isProcess('lectern:all', args)).toBe(false)
  expect(isProcess('make-book:all', ['serve'])).toBe(false)
})

describe('the environment of what is started', () => {
  test("hands npm's registry and proxy on to pnpm, and never over pnpm's own", () => {
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
  test('reports nothing to anyone', () => {
    expect(childEnvironment({})).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' })
  })
  test('finds fetched programs first, however the system spells the path', () => {
    expect(withFirstOnPath({ Path: 'C:\\Windows' }, 'C:\\bin', ';')).toEqual({ Path: 'C:\\bin;C:\\Windows' })
    expect(withFirstOnPath({}, '/bin', ':')).toEqual({ PATH: '/bin' })
  })
})

describe('the chain from npm to this process', () => {
  const processes = new Map([
    [40, { pid: 40, parent: 30, name: 'sh', started: '4' }],
    [30, { pid: 30, parent: 20, name: 'npm start', started: '3' }],
    [20, { pid: 20, parent: 1, name: 'bash', started: '2' }],
  ])
  const read = (pid) => processes.get(pid) ?? null

  test('goes through shells and ends with npm: the terminal above is not watched', () => {
    expect(launcherChain(40, read).map((facts) => facts.pid)).toEqual([40, 30])
  })
  test('is npm alone where the shell has given its place to the script', () => {
    expect(launcherChain(30, read).map((facts) => facts.pid)).toEqual([30])
  })
  test('ends where nothing more is known', () => {
    expect(launcherChain(20, read).map((facts) => facts.pid)).toEqual([20])
    expect(launcherChain(99, read)).toEqual([])
  })
})

test('a zombie counts as gone, and a name may hold brackets and spaces', () => {
  const rest = `${'0 '.repeat(17)}777 0`
  expect(parseStat(`9 (npm (start) x) S 42 ${rest}`)).toEqual({
    pid: 9,
    parent: 42,
    name: 'npm (start) x',
    started: '777',
  })
  expect(parseStat(`9 (npm) Z 42 ${rest}`)).toBeNull()
})

test('workspace patterns are read up to the next key', () => {
  const yaml = "packages:\n  - 'packages/*'\n  - tools\n\n# note\npmOnFail: ignore\nother:\n  - not/this\n"
  expect(readPatterns(yaml)).toEqual(['packages/*', 'tools'])
  expect(readPatterns('catalog: {}\n')).toEqual([])
})

test('an end by signal has the code that a shell would give it', () => {
  expect(exitCode(3, null)).toBe(3)
  expect(exitCode(null, 'SIGKILL')).toBe(137)
})

test('arguments with blanks and quotes stay one argument on Windows', () => {
  expect(quoteForCmd('plain/path.wav')).toBe('plain/path.wav')
  expect(quoteForCmd('two words')).toBe('"two words"')
  expect(quoteForCmd('say "hi" & go')).toBe('"say ""hi"" & go"')
})

const only =
  (...paths) =>
  (path) =>
    paths.includes(path)

test('a browser is found where each system puts it, Chromium before Chrome', () => {
  expect(findInstalled('linux', {}, only('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium')
  expect(findInstalled('linux', { PATH: '/opt/bin' }, only('/opt/bin/chromium'))).toBe('/opt/bin/chromium')
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findInstalled('darwin', {}, only(mac))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(findInstalled('win32', { PROGRAMFILES: 'C:\\Program Files' }, only(windows))).toBe(windows)
  expect(findInstalled('linux', {}, () => false)).toBeNull()
})
