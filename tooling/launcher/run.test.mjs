import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSources, openBuildStamp } from './build-apps.mjs'
import { readProcess } from './read-process.mjs'
import { PNPM, SERVER } from './stand-in-programs.mjs'

let root = ''
let notes = ''
const started = new Set()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-run-test-'))
  notes = join(root, 'notes')
  mkdirSync(join(root, 'tooling'))
  cpSync(join(import.meta.dirname, '..', 'run.mjs'), join(root, 'tooling', 'run.mjs'))
  cpSync(import.meta.dirname, join(root, 'tooling', 'launcher'), { recursive: true })
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({
      type: 'module',
      engines: { node: '>=20.0.0' },
      packageManager: 'pnpm@12.21.0',
      dependencies: { a: '1' },
    }),
  )
  writeFileSync(join(root, '.node-version'), '24.21.0\n')
  writeFileSync(join(root, 'pnpm-workspace.yaml'), "packages:\n  - 'apps/*'\n")
  writeFileSync(join(root, 'pnpm-lock.yaml'), '')
  writeFileSync(notes, '')
  const bin = join(root, '.toolchain', 'node_modules', '.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'pnpm'), PNPM)
  chmodSync(join(bin, 'pnpm'), 0o755)
  writeFileSync(join(root, '.toolchain', 'fetched'), 'pnpm@12.21.0')
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
  rmSync(root, { recursive: true, force: true })
})

function launch(command, args, env = {}, cwd = root) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, npm_lifecycle_event: '', INIT_CWD: cwd, NOTES: notes, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  const result = { child, output: '', code: null }
  child.stdout.on('data', (part) => (result.output += part))
  child.stderr.on('data', (part) => (result.output += part))
  result.ended = new Promise((resolve) =>
    child.once('exit', (code) => {
      result.code = code
      resolve(code)
    }),
  )
  return result
}

const run = (args, env, cwd) => launch(process.execPath, [join(root, 'tooling', 'run.mjs'), ...args], env, cwd)
const notedLines = () => readFileSync(notes, 'utf8').trim().split('\n').filter(Boolean)
const installs = () => notedLines().filter((line) => line.startsWith('begin install')).length

async function until(condition, limitMs) {
  const end = performance.now() + limitMs
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not so after ${limitMs} ms: ${condition}`)
    await delay(20)
  }
}

/** Stands for npm: a process that runs its script through a shell that does not exec it. */
const startAsNpm = (env = {}) => {
  const script = `${process.execPath} ${join(root, 'tooling', 'run.mjs')} start:all; exit $?`
  const npm = `const child = require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(script)}], { stdio: 'inherit' })
    child.once('exit', (code) => process.exit(code))`
  return launch(process.execPath, ['-e', npm], { npm_lifecycle_event: 'start', ...env })
}
const serverOf = async (result) => {
  await until(() => /healthy \d+/.test(result.output), 10_000)
  return Number(/healthy (\d+)/.exec(result.output)[1])
}
const APPS = ['reader', 'studio', 'server']
const writeStamps = () => APPS.forEach((app) => openBuildStamp(root, `@lectern/${app}`).write(hashSources(root)))
const writeApps = () => {
  for (const app of APPS) {
    mkdirSync(join(root, 'apps', app, 'dist'), { recursive: true })
    writeFileSync(join(root, 'apps', app, 'package.json'), '{"type":"module"}')
    writeFileSync(join(root, 'apps', app, 'dist', app === 'server' ? 'main.js' : 'index.html'), SERVER)
  }
  writeStamps()
}
/** Writes a turbo that only records its arguments. */
const writeTurbo = () => {
  const bin = join(root, 'node_modules', '.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(
    join(bin, 'turbo'),
    `#!/bin/sh\necho "begin build: $*" >> "$NOTES"\nsleep 0.3\necho "end build" >> "$NOTES"\n`,
  )
  chmodSync(join(bin, 'turbo'), 0o755)
}
const builds = () => notedLines().filter((line) => line.startsWith('begin build'))
const hasEnded = (pid) => readProcess(pid) === null

describe.skipIf(process.platform === 'win32')('setting up', () => {
  test('installs once, and again when a manifest or the lockfile changes', async () => {
    expect(await run([]).ended).toBe(0)
    expect(await run([]).ended).toBe(0)
    expect(installs()).toBe(1)
    appendFileSync(join(root, 'pnpm-lock.yaml'), '# changed\n')
    expect(await run([]).ended).toBe(0)
    expect(installs()).toBe(2)
    mkdirSync(join(root, 'apps', 'new'), { recursive: true })
    writeFileSync(join(root, 'apps', 'new', 'package.json'), '{}')
    expect(await run([]).ended).toBe(0)
    expect(installs()).toBe(3)
  })

  test('installs again when node_modules is gone', async () => {
    await run([]).ended
    rmSync(join(root, 'node_modules'), { recursive: true })
    await run([]).ended
    expect(installs()).toBe(2)
  })

  test('installs once when started in several terminals', async () => {
    const codes = await Promise.all([run([]).ended, run([]).ended, run([]).ended])
    expect(codes).toEqual([0, 0, 0])
    expect(notedLines().map((line) => line.split(' ')[0])).toEqual(['begin', 'end'])
  })

  test('takes over the lock of a killed run', async () => {
    const first = run([])
    await until(() => installs() === 1, 10_000)
    first.child.kill('SIGKILL')
    await first.ended
    expect(existsSync(join(root, '.toolchain', 'setup.lock'))).toBe(true)
    expect(await run([]).ended).toBe(0)
    expect(existsSync(join(root, '.toolchain', 'setup.lock'))).toBe(false)
  })

  test('prints why it failed, and retries the next time', async () => {
    const failing = run([], { INSTALL_FAILS: '1' })
    expect(await failing.ended).toBe(1)
    expect(failing.output).toContain('the registry is away')
    expect(await run([]).ended).toBe(0)
    expect(installs()).toBe(2)
  })

  test("fetches from the user's registry", async () => {
    await run([], { npm_config_registry: 'http://mirror.test/' }).ended
    expect(notedLines()[0]).toContain('with http://mirror.test/')
  })
})

describe.skipIf(process.platform === 'win32')('running a script', () => {
  test("passes on arguments, the caller's folder and the exit code", async () => {
    const caller = join(root, 'apps')
    mkdirSync(caller)
    await run([]).ended
    writeApps()
    const again = run(['make-book:all', 'my page.png', '--voice', 'x'], {}, caller)
    expect(await again.ended).toBe(0)
    const failing = run(['make-book:all', 'my page.png', '--voice', 'x'], { SCRIPT_CODE: '7' }, caller)
    expect(await failing.ended).toBe(7)
    expect(notedLines().at(-2)).toContain(`in ${caller} with`)
    expect(notedLines().at(-2)).toContain(`--dir ${root} --silent run make-book:all my page.png --voice x`)
  })

  test('starts a built program without pnpm, with the same arguments and folder', async () => {
    const caller = join(root, 'apps')
    writeApps()
    const scripts = { 'make-book:all': 'node --max-semi-space-size=1 apps/server/dist/say.js' }
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), scripts }),
    )
    await run([]).ended
    writeStamps()
    const say =
      'console.log(JSON.stringify([process.cwd(), process.env.INIT_CWD, process.execArgv, process.argv.slice(2)]))'
    writeFileSync(join(root, 'apps', 'server', 'dist', 'say.js'), `${say}; process.exitCode = 7`)
    const before = notedLines().length
    const result = run(['make-book:all', 'my page.png', '--voice', 'x'], {}, caller)
    expect(await result.ended).toBe(7)
    expect(JSON.parse(result.output)).toEqual([
      root,
      caller,
      ['--max-semi-space-size=1'],
      ['my page.png', '--voice', 'x'],
    ])
    expect(notedLines()).toHaveLength(before)
  })
})

describe.skipIf(process.platform === 'win32')('building', () => {
  beforeEach(async () => {
    writeApps()
    await run([]).ended
    writeTurbo()
    writeStamps()
  })

  test('builds again when the build configuration changes', async () => {
    mkdirSync(join(root, 'tooling', 'presets'))
    writeFileSync(join(root, 'tooling', 'presets', 'vite.ts'), 'export {}')
    const result = run(['start:all'])
    await serverOf(result)
    expect(builds()).toHaveLength(1)
    result.child.kill('SIGTERM')
    await result.ended
  })

  test('builds only the server for make-book, once, even from several terminals', async () => {
    writeFileSync(join(root, 'package.json'), readFileSync(join(root, 'package.json'), 'utf8') + '\n')
    await run([]).ended
    const codes = await Promise.all([run(['make-book:all']).ended, run(['make-book:all']).ended])
    expect(codes).toEqual([0, 0])
    expect(builds()).toEqual([expect.stringMatching(/--filter=@lectern\/server$/)])
    expect(await run(['make-book:all']).ended).toBe(0)
    expect(builds()).toHaveLength(1)
    expect(await run(['bench:all']).ended).toBe(0)
    expect(builds()).toHaveLength(1)
  })
})

describe.skipIf(process.platform === 'win32')('running the server', () => {
  beforeEach(async () => {
    writeApps()
    await run([]).ended
    writeStamps()
  })

  test('starts without a build when nothing has changed', async () => {
    const result = run(['start:all'])
    const server = await serverOf(result)
    expect(result.output).not.toContain('building')
    result.child.kill('SIGTERM')
    await result.ended
    expect(hasEnded(server)).toBe(true)
  })

  test("forwards each signal once, and exits with the server's code", async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      const result = run(['start:all'], { SERVER_CODE: '3' })
      await serverOf(result)
      result.child.kill(signal)
      expect(await result.ended).toBe(3)
      expect(result.output).toContain(`asked 1 ${signal}`)
      expect(result.output).not.toContain('asked 2')
      expect(result.output).toContain('closed')
    }
  })

  test('ends the server when npm is killed', async () => {
    const npm = startAsNpm()
    const server = await serverOf(npm)
    npm.child.kill('SIGKILL')
    await until(() => hasEnded(server), 2000)
    expect(npm.output).toContain('closed')
  })

  test('ends the server when the shell between is killed', async () => {
    const npm = startAsNpm()
    const server = await serverOf(npm)
    const launcher = readProcess(server).parent
    process.kill(readProcess(launcher).parent, 'SIGKILL')
    await until(() => hasEnded(server) && hasEnded(launcher), 2000)
    expect(npm.output).toContain('closed')
  })

  test('ends the server when the launcher itself is killed', async () => {
    const npm = startAsNpm()
    const server = await serverOf(npm)
    process.kill(readProcess(server).parent, 'SIGKILL')
    await until(() => hasEnded(server), 2000)
    expect(npm.output).toContain('asked 1 disconnect')
  })

  test('starts no server when npm is killed during the installation', async () => {
    rmSync(join(root, 'node_modules', '.installed-for'))
    const npm = startAsNpm({ INSTALL_SECONDS: '30' })
    await until(() => installs() === 2, 10_000)
    const shell = readFileSync(`/proc/${npm.child.pid}/task/${npm.child.pid}/children`, 'utf8').trim()
    const launcher = Number(readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8'))
    npm.child.kill('SIGKILL')
    await until(() => hasEnded(launcher), 2000)
    expect(npm.output).not.toContain('healthy')
    expect(existsSync(join(root, '.toolchain', 'setup.lock'))).toBe(false)
  })

  test('keeps a server that was started by hand after its shell has ended', async () => {
    const script = `${process.execPath} ${join(root, 'tooling', 'run.mjs')} start:all & sleep 1`
    const shell = launch('sh', ['-c', script])
    const server = await serverOf(shell)
    await shell.ended
    await delay(1200)
    expect(hasEnded(server)).toBe(false)
    process.kill(readProcess(server).parent, 'SIGTERM')
    await until(() => hasEnded(server), 2000)
  })
})
