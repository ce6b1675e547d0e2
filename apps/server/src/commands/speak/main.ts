// Turns a text into speech with a time for every word.
import { runEngineCommand } from '../engine-command/run-engine-command'
import { speakCommand } from './speak-command'

await runEngineCommand(speakCommand)
