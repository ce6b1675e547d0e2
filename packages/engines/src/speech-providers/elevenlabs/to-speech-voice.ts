import type { SpeechVoice } from '@lectern/backend/ports'
import type { ProviderVoice } from './response-schemas'

/** Converts a voice of the provider to the shape of the port. It speaks every language of its models, with its own accent. */
export function toSpeechVoice(voice: ProviderVoice): SpeechVoice {
  const labels = voice.labels ?? {}
  const description = readLabel(labels, 'description') ?? readLabel(labels, 'descriptive') ?? voice.description
  const [accent, gender, language] = ['accent', 'gender', 'language'].map((name) => readLabel(labels, name))
  return {
    voice_id: voice.voice_id,
    name: voice.name ?? voice.voice_id,
    category: voice.category ?? 'premade',
    labels: {
      ...(accent ? { accent } : {}),
      ...(description ? { description } : {}),
      ...(gender ? { gender } : {}),
      ...(language ? { language } : {}),
    },
    languages: [],
  }
}

function readLabel(labels: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const label = labels[name]
  return typeof label === 'string' && label.trim() !== '' ? label : undefined
}
