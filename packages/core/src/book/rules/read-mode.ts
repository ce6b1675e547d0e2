import { modeRules, modes, plainReader, type Mode, type ModeRules } from './mode-table'

/**
 * Returns the mode that a parameter names, in exactly this spelling; null for a missing or unknown one.
 *
 * @example
 * readMode('preview') // => 'preview'
 * readMode('Preview') // => null
 */
export function readMode(value: string | null | undefined): Mode | null {
  return modes.find((mode) => mode === value) ?? null
}

/**
 * Returns the rules of a mode. Without a mode they are those of the plain reader, never of authoring.
 *
 * @example
 * rulesOfMode(readMode('authoring')).opens // => 'studio'
 * rulesOfMode(null).opens // => 'reader'
 */
export function rulesOfMode(mode: Mode | null): ModeRules {
  return mode === null ? plainReader : modeRules[mode]
}
