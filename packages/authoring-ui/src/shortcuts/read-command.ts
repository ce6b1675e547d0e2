import { pressesKeys, type PressedKeys } from '@lectern/ui'
import { studioCommands, studioShortcuts, type StudioCommand } from './studio-shortcuts'

/** What a key press asks for; null when it is none of the studio's shortcuts. */
export function readCommand(press: PressedKeys): StudioCommand | null {
  return studioCommands.find((command) => studioShortcuts[command].some((keys) => pressesKeys(keys, press))) ?? null
}
