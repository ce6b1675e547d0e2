/**
 * A process for the tests: holds the database of a data folder until its input ends. Arguments: the data folder, the
 * staging root. Writes its outcome as one line of JSON.
 */
import { startEmbeddedPostgres } from './start-embedded-postgres'

const [dataDir, stagingRoot] = process.argv.slice(2)
if (dataDir === undefined || stagingRoot === undefined) throw new Error('needs a data folder and a staging root')
const started = await startEmbeddedPostgres({ dataDir, stagingRoot, log: (line) => process.stderr.write(`${line}\n`) })
process.stdout.write(`${JSON.stringify(started)}\n`)
process.stdin.resume()
process.stdin.once('end', () => {
  if (started.kind === 'started') void started.stop()
})
