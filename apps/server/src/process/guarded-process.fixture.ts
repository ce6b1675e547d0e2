/**
 * Test process: locks the data folder of its first argument and runs until it is ended. Prints "ready" or the refusal, then
 * "closed <cause>" after the shutdown. A second argument makes the shutdown last that many milliseconds.
 */
import { lockDataFolder } from './data-folder-lock'
import { onTermination } from './on-termination'
import { watchLauncher } from './watch-launcher'

const [dataFolder, shutDownMs] = process.argv.slice(2)
if (dataFolder === undefined) throw new Error('needs a data folder')
const lock = lockDataFolder(dataFolder)
if (lock.kind === 'refused') {
  process.stdout.write(`${lock.reason}\n`)
  process.exit(1)
}
lock.setNote('http://127.0.0.1:4000')
const stay = setInterval(() => undefined, 1000)
const request = onTermination({
  async shutDown(cause) {
    clearInterval(stay)
    await new Promise((resolve) => setTimeout(resolve, Number(shutDownMs ?? 0)))
    lock.release()
    process.stdout.write(`closed ${cause}\n`)
  },
  deadlineMs: 3000,
  exit: (code) => process.exit(code),
  log: (line) => process.stderr.write(`${line}\n`),
  nowMs: () => performance.now(),
  signals: process,
})
watchLauncher(process, () => request('launcher-gone'))
process.stdout.write('ready\n')
