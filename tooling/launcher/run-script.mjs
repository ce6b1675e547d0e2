import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode, startProgram } from './run-program.mjs'

/** A script that only starts a built program of the server: it needs nothing that pnpm would set up. */
const BUILT_PROGRAM = /^node((?: --[\w=-]+)*) (apps\/server\/dist\/[\w-]+\.js)$/

/**
 * Runs a script of the root package, through pnpm where it is more than a built program: half a second and fifty
 * megabytes that a command need not take. The script finds the folder that the user called from in INIT_CWD, so that paths
 * among its arguments mean what the user means.
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string} script
 * @param {readonly string[]} args
 * @param {ReturnType<typeof import('./ending.mjs').endingOf>} ending
 * @returns {Promise<number>} the script's exit code
 */
export function runScript(root, node, env, script, args, ending) {
  const cwd = env.INIT_CWD ?? process.cwd()
  const program = builtProgramOf(root, script)
  const child =
    program === null
      ? // pnpm sets INIT_CWD to the folder it is started in, whatever it is told to run elsewhere.
        startProgram('pnpm', ['--dir', root, '--silent', 'run', script, ...args], { cwd, env, stdio: 'inherit' })
      : spawn(node, [...program, ...args], { cwd: root, env: { ...env, INIT_CWD: cwd }, stdio: 'inherit' })
  ending.reactWith((signal) => {
    // A terminal gives Ctrl-C to every process in front; handing it on as well would be a second one.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/**
 * Node's own options and the file, or null for any other script.
 * @param {string} root
 * @param {string} script
 */
function builtProgramOf(root, script) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const found = BUILT_PROGRAM.exec(scripts[script] ?? '')
  return found === null ? null : [...found[1].split(' ').filter(Boolean), found[2]]
}
