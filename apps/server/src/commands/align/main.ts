// Finds the time of each word of a text in a recording.
import { runEngineCommand } from '../engine-command/run-engine-command'
import { alignCommand } from './align-command'

await runEngineCommand(alignCommand)
