import { exitCode, startProgram } from './run-program.mjs'

/**
 * Runs a script of the root package through pnpm. The script finds the folder that the user called from in INIT_CWD, so
 * that paths among its arguments mean what the user means.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string} script
 * @param {readonly string[]} args
 * @param {ReturnType<typeof import('./ending.mjs').endingOf>} ending
 * @returns {Promise<number>} the script's exit code
 */
export function runScript(root, env, script, args, ending) {
  // pnpm sets INIT_CWD to the folder it is started in, whatever it is told to run elsewhere.
  const cwd = env.INIT_CWD ?? process.cwd()
  const child = startProgram('pnpm', ['--dir', root, '--silent', 'run', script, ...args], {
    cwd,
    env,
    stdio: 'inherit',
  })
  ending.reactWith((signal) => {
    // A terminal gives Ctrl-C to every process in front; handing it on as well would be a second one.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
