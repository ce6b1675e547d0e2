import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { exitCode } from './run-program.mjs'

const onWindows = process.platform === 'win32'
/** Longer than the deadline of the server's own shutdown. */
const LAST_RESORT_MS = 15_000

/**
 * Runs the built server until it exits. It shuts down when this process gets a signal, when npm or its shell has ended,
 * and when this process is killed, since that closes the IPC channel.
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {'main' | 'lectern'} program
 * @param {readonly string[]} args
 * @param {ReturnType<typeof import('./handle-exit.mjs').handleExit>} exitWatch
 * @returns {Promise<number>} the server's exit code
 */
export function runServer(root, node, env, program, args, exitWatch) {
  const server = spawn(node, [join(root, 'apps', 'server', 'dist', `${program}.js`), ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A process group of its own, so that the server gets Ctrl-C once, from this process.
    detached: !onWindows,
  })
  let isEnding = false
  const end = (signal) => {
    // Windows has no signals: closing the channel has the same effect, and Ctrl-C reaches the server itself.
    if (!onWindows) server.kill(signal)
    else if (server.connected) server.disconnect()
    if (!isEnding) setTimeout(() => server.kill('SIGKILL'), LAST_RESORT_MS).unref()
    isEnding = true
  }
  exitWatch.setHandler((signal, isLauncherGone) => {
    // On Ctrl-C the shell may end before the server: that is not a second signal.
    if (!isLauncherGone || !isEnding) end(signal)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
