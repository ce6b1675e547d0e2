import { ApiFailure } from '../../entities/failures/api-failure'
import { hashContent } from '../../entities/objects/hash-content'
import { voicePreviewKey } from '../../entities/objects/object-keys'
import type { ObjectStore, Speech, SpeechPreview, SpeechVoice } from '../../ports/index'
import { wrapInWav } from './wrap-in-wav'

/** Sample sentence of a voice, by primary language; English for languages without one. */
const samples: Readonly<Record<string, string>> & { en: string } = {
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

/**
 * Creates a function that returns the key of a short sample of a voice: the provider's own recording if there is one,
 * otherwise a spoken sentence. Each sample is made once, for any number of simultaneous requests, and stored, so that
 * browsers never ask the provider.
 */
export function createVoicePreviews(speech: Speech, objects: ObjectStore): (voice: SpeechVoice) => Promise<string> {
  const runningCalls = new Map<string, Promise<string>>()
  return (voice) => {
    const running = runningCalls.get(voice.voice_id)
    if (running) return running
    const storing = speech.preview ? storeRecording(speech, objects, voice) : storeSample(speech, objects, voice)
    const preview = storing.finally(() => runningCalls.delete(voice.voice_id))
    runningCalls.set(voice.voice_id, preview)
    return preview
  }
}

async function storeSample(speech: Speech, objects: ObjectStore, voice: SpeechVoice): Promise<string> {
  const language = voice.labels.language ?? voice.languages[0] ?? 'en'
  const text = samples[language.replace(/-.*/, '').toLowerCase()] ?? samples.en
  const key = voicePreviewKey(hashContent(voice.voice_id, '\n', text), 'wav')
  if (await objects.head(key)) return key
  const [model] = await speech.models()
  if (!model) throw explainMissing('the voice has no model.')
  const modelId = model.model_id
  const result = await speech.speak({ text, voiceId: voice.voice_id, modelId, voiceSettings: {}, language })
  if (result.kind === 'failed') throw explainMissing(result.message)
  await objects.put(key, wrapInWav(result.pcm, result.sampleRate), 'audio/wav')
  return key
}

async function storeRecording(speech: Speech, objects: ObjectStore, voice: SpeechVoice): Promise<string> {
  const hash = hashContent('recording of the provider', '\n', voice.voice_id)
  for (const extension of ['mp3', 'wav'] as const) {
    const key = voicePreviewKey(hash, extension)
    if (await objects.head(key)) return key
  }
  const result: SpeechPreview = (await speech.preview?.(voice.voice_id)) ?? { kind: 'none' }
  switch (result.kind) {
    case 'found': {
      const key = voicePreviewKey(hash, result.contentType === 'audio/mpeg' ? 'mp3' : 'wav')
      await objects.put(key, result.bytes, result.contentType)
      return key
    }
    case 'none':
      throw new ApiFailure(
        'not-found',
        `There is no recording of the voice "${voice.name}". Speak a few words with it.`,
      )
    case 'failed':
      throw explainMissing(result.message)
  }
}

function explainMissing(reason: string): ApiFailure {
  return new ApiFailure('engine-failed', `The voice could not be sampled: ${reason}`)
}
