// Checks the engines and everything else that Lectern needs.
import { runEngineCommand } from '../engine-command/run-engine-command'
import { doctorCommand } from './doctor-command'

await runEngineCommand(doctorCommand)
