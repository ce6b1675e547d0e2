// What serves what, and whether it is well.
import { runEngineCommand } from '../engine-command/run-engine-command'
import { doctorCommand } from './doctor-command'

await runEngineCommand(doctorCommand)
