// When each word of a text is said in a recording of it.
import { runEngineCommand } from '../engine-command/run-engine-command'
import { alignCommand } from './align-command'

await runEngineCommand(alignCommand)
