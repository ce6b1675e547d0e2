import { pressesKeys, type PressedKeys } from '@lectern/ui'
import { studioCommands, studioShortcuts, type StudioCommand } from './studio-shortcuts'

/**
 * Returns the command of a key press; null if it is not a shortcut of the studio. Keys that do something else while times are
 * assigned are read as their usual command.
 */
export function readCommand(press: PressedKeys): StudioCommand | null {
  return studioCommands.find((command) => studioShortcuts[command].some((keys) => pressesKeys(keys, press))) ?? null
}
