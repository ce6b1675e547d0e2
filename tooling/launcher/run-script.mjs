import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode, startProgram } from './run-program.mjs'

/** A script that only starts a built program of the server, which needs nothing from pnpm. */
const BUILT_PROGRAM = /^node((?: --[\w=-]+)*) (apps\/server\/dist\/[\w-]+\.js)$/

/**
 * Runs a script of the root package. Built programs run without pnpm, which saves half a second and 50 MB. INIT_CWD is
 * the folder in which the user called, so that relative paths among the arguments work.
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string} script
 * @param {readonly string[]} args
 * @param {ReturnType<typeof import('./handle-exit.mjs').handleExit>} exitWatch
 * @returns {Promise<number>} the script's exit code
 */
export function runScript(root, node, env, script, args, exitWatch) {
  const cwd = env.INIT_CWD ?? process.cwd()
  const program = readBuiltProgram(root, script)
  const child =
    program === null
      ? // pnpm sets INIT_CWD to the folder in which it is started, even with --dir.
        startProgram('pnpm', ['--dir', root, '--silent', 'run', script, ...args], { cwd, env, stdio: 'inherit' })
      : spawn(node, [...program, ...args], { cwd: root, env: { ...env, INIT_CWD: cwd }, stdio: 'inherit' })
  exitWatch.setHandler((signal) => {
    // A terminal sends Ctrl-C to all foreground processes; forwarding it would send it twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/**
 * Returns Node's options and the file of a built program, or null for any other script.
 * @param {string} root
 * @param {string} script
 */
function readBuiltProgram(root, script) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const found = BUILT_PROGRAM.exec(scripts[script] ?? '')
  return found === null ? null : [...found[1].split(' ').filter(Boolean), found[2]]
}
