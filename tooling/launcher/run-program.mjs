import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const onWindows = process.platform === 'win32'

/**
 * Quotes an argument for cmd.exe, which Windows needs to start npm and pnpm: they are scripts there.
 * @param {string} argument
 */
export function quoteForCmd(argument) {
  return /^[\w@%+=:,./\\-]+$/.test(argument) ? argument : `"${argument.replaceAll('"', '""')}"`
}

/**
 * Starts a program found on the search path.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startProgram(program, args, options) {
  return onWindows
    ? spawn(quoteForCmd(program), args.map(quoteForCmd), { ...options, shell: true })
    : spawn(program, [...args], options)
}

/**
 * Runs a program to its end and returns its output; a program that cannot be started has exit code 1.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve) => {
    let output = ''
    const child = startProgram(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const listen = (part) => (output += part.toString())
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }))
  })
}

/**
 * Returns the exit code that a shell would report: 128 plus the number of a signal.
 * @param {number | null} code
 * @param {string | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : (constants.signals[signal] ?? 0))
}
