import type { SpeechVoice } from '@lectern/backend/ports'

const HEAD = ['VOICE', 'NAME', 'LANGUAGE', 'ACCENT', 'CATEGORY']

/** The voices as a table, those of one language or all; null when there is none. */
export function listVoices(voices: readonly SpeechVoice[], language: string | null): string | null {
  const rows = voices
    .filter((voice) => language === null || speaks(voice, language))
    .map(({ voice_id, name, category, labels, languages }) => [
      voice_id,
      name,
      labels.language ?? languages.join(' '),
      labels.accent ?? '',
      category,
    ])
  if (rows.length === 0) return null
  const table = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/** A voice of no language speaks every one of its models. */
function speaks({ labels, languages }: SpeechVoice, language: string): boolean {
  const base = baseOf(language)
  const spoken = labels.language === undefined ? languages : [labels.language, ...languages]
  return spoken.length === 0 || spoken.some((one) => baseOf(one) === base)
}

function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
}
