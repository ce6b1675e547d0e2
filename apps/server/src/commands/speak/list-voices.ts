import type { SpeechVoice } from '@lectern/backend/ports'

const HEAD = ['VOICE', 'NAME', 'LANGUAGE', 'ACCENT', 'CATEGORY']

/** Formats voices as a table. */
export function listVoices(voices: readonly SpeechVoice[]): string {
  const rows = voices.map(({ voice_id, name, category, labels, languages }) => [
    voice_id,
    name,
    labels.language ?? languages.join(' '),
    labels.accent ?? '',
    category,
  ])
  const table = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}
