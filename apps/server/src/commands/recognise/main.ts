// Recognises the words of page images.
import { runEngineCommand } from '../engine-command/run-engine-command'
import { recogniseCommand } from './recognise-command'

await runEngineCommand(recogniseCommand)
