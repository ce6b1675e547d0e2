import type { SpeechVoice } from '@lectern/backend/ports'

const columns: readonly (readonly [head: string, read: (voice: SpeechVoice) => string | undefined])[] = [
  ['VOICE', ({ voice_id: id }) => id],
  ['NAME', ({ name }) => name],
  ['LANGUAGE', ({ labels, languages }) => labels.language ?? languages.join(' ')],
  ['ACCENT', ({ labels }) => labels.accent],
  ['CATEGORY', ({ category }) => category],
]

/** Formats voices as a table. */
export function listVoices(voices: readonly SpeechVoice[]): string {
  const aligned = columns.map(([head, read]) => alignCells([head, ...voices.map(read)]))
  const lines = [null, ...voices].map((_, row) => aligned.map((cells) => cells[row]).join('  '))
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/** Pads the cells of a column to the same width; a missing one is blank. */
function alignCells(cells: readonly (string | undefined)[]): string[] {
  const texts = cells.map((cell) => cell ?? '')
  const width = Math.max(...texts.map(({ length }) => length))
  return texts.map((text) => text.padEnd(width))
}
