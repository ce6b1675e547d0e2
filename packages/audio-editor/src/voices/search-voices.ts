import type { VoiceGroup } from './group-voices'

/** Keeps the voices whose name, accent, description or group holds every word of the query; case and accents aside. */
export function searchVoices(groups: readonly VoiceGroup[], query: string): VoiceGroup[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      voices: group.voices.filter((voice) => {
        const { accent = '', description = '' } = voice.labels
        const text = fold([voice.name, accent, description, group.label].join(' '))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((group) => group.voices.length > 0)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
