import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const onWindows = process.platform === 'win32'

/**
 * A command for the shell that Windows needs to start npm and pnpm, which are scripts there.
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
 * Runs a program to its end and keeps what it says; a program that cannot be started ends with code 1.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, said: string }>}
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve) => {
    let said = ''
    const child = startProgram(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const listen = (part) => (said += part.toString())
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', (error) => resolve({ code: 1, said: error.message }))
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), said }))
  })
}

/**
 * The code a shell would report: a signal counts as 128 and its number.
 * @param {number | null} code
 * @param {string | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : (constants.signals[signal] ?? 0))
}
