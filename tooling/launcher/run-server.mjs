import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { exitCode } from './run-program.mjs'

const onWindows = process.platform === 'win32'
/** The server has a deadline of its own, which ends before this one. */
const LAST_RESORT_MS = 15_000

/**
 * Runs the built server until it ends. It ends in order when this process is told to end, when npm or the shell that
 * npm put between is gone, and, by the channel to it that closes then, when this process is killed.
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {'main' | 'lectern'} program
 * @param {readonly string[]} args
 * @param {ReturnType<typeof import('./ending.mjs').endingOf>} ending
 * @returns {Promise<number>} the server's exit code
 */
export function runServer(root, node, env, program, args, ending) {
  const server = spawn(node, [join(root, 'apps', 'server', 'dist', `${program}.js`), ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches this process, which hands it on, and not the server a second time.
    detached: !onWindows,
  })
  let isEnding = false
  const end = (signal) => {
    // Windows has no signals: a closed channel asks for the same, and Ctrl-C has reached the server by itself.
    if (!onWindows) server.kill(signal)
    else if (server.connected) server.disconnect()
    if (!isEnding) setTimeout(() => server.kill('SIGKILL'), LAST_RESORT_MS).unref()
    isEnding = true
  }
  ending.reactWith((signal, isLauncherGone) => {
    // On Ctrl-C the shell may go before the server has ended: that is no second wish to end.
    if (!isLauncherGone || !isEnding) end(signal)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
