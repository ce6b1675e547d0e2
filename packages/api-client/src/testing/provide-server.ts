import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { isTestServer, type TestServer } from './test-server'

const backend = join(import.meta.dirname, '../../../backend')

/** Starts one server process per test run; it ends when its standard input closes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = spawn(
    process.execPath,
    ['--conditions=@lectern/source', '--import', 'tsx', 'src/testing/serve-for-clients.fixture.ts'],
    {
      cwd: backend,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the server of the tests ended with ${String(code)}`))),
  ])
  const server: unknown = JSON.parse(String(line))
  if (!isTestServer(server)) throw new Error(`the server of the tests says ${String(line)}`)
  project.provide('server', server)
  return async () => {
    child.stdin.end()
    await ended
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer
  }
}
