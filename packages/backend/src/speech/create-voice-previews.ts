import { ApiFailure } from '../http/api-failure'
import { hashContent } from '../objects/hash-content'
import { voicePreviewKey } from '../objects/object-keys'
import type { ObjectStore, Speech, SpeechVoice } from '../ports/index'
import { wrapInWav } from './wrap-in-wav'

/** What a voice says of itself, by primary language; English where a language has no sentence of its own. */
const samples: Readonly<Record<string, string>> = {
  en: 'Every book has a voice. This one could be yours.',
  es: 'Todo libro tiene una voz. Esta podría ser la tuya.',
  fr: 'Chaque livre a une voix. Celle-ci pourrait être la vôtre.',
  de: 'Jedes Buch hat eine Stimme. Diese könnte Ihre sein.',
  zh: '每本书都有自己的声音。',
  cmn: '每本书都有自己的声音。',
  ja: 'どの本にも声があります。',
  ko: '모든 책에는 목소리가 있습니다.',
  hi: 'हर किताब की अपनी आवाज़ होती है।',
  ar: 'لكل كتاب صوت.',
  my: 'စာအုပ်တိုင်းမှာ အသံရှိတယ်။',
}

/** Answers the key of a short sample of a voice: spoken once, however many ask for it at the same time, and kept. */
export function createVoicePreviews(speech: Speech, objects: ObjectStore): (voice: SpeechVoice) => Promise<string> {
  const speaking = new Map<string, Promise<void>>()

  async function speak(voice: SpeechVoice, text: string, language: string, key: string): Promise<void> {
    const model = (await speech.models())[0]
    const modelId = model?.model_id ?? ''
    const result = await speech.speak({ text, voiceId: voice.voice_id, modelId, voiceSettings: {}, language })
    if (result.kind === 'failed') {
      throw new ApiFailure('engine-failed', `The voice could not be heard: ${result.message}`)
    }
    await objects.put(key, wrapInWav(result.pcm, result.sampleRate), 'audio/wav')
  }

  return async (voice) => {
    const language = voice.labels.language ?? voice.languages[0] ?? 'en'
    const text = samples[language.split('-')[0]?.toLowerCase() ?? 'en'] ?? samples['en'] ?? ''
    const key = voicePreviewKey(hashContent(voice.voice_id, '\n', text))
    if (await objects.head(key)) return key
    const known = speaking.get(key)
    const spoken = known ?? speak(voice, text, language, key).finally(() => speaking.delete(key))
    if (!known) speaking.set(key, spoken)
    await spoken
    return key
  }
}
