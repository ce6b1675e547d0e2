import { readVoiceSettings } from '@lectern/core/book'
import { describe, expect, it } from 'vitest'
import { fixtureModels, fixtureVoices } from '../testing/voices'
import { resolveVoice } from './resolve-voice'

const chosenVoice = (voiceId: string) => ({ ...readVoiceSettings(null), voiceId })

describe('resolveVoice', () => {
  const offer = { language: 'en', voices: fixtureVoices, models: fixtureModels, showsAll: false }

  it('uses the chosen voice while it is offered', () => {
    const id = fixtureVoices[1]?.voice_id ?? ''
    const resolved = resolveVoice(chosenVoice(id), offer)
    expect(resolved.voice.voiceId).toBe(id)
    expect(resolved).toMatchObject({ isReplaced: false, listed: { voice_id: id } })
  })

  it('falls back to a voice of the language and says so if the chosen one is gone', () => {
    const resolved = resolveVoice(chosenVoice('gone'), offer)
    expect(resolved.isReplaced).toBe(true)
    expect(resolved.offered).toContain(resolved.listed)
  })

  it('falls back to the first model and says so if the chosen one is gone', () => {
    const resolved = resolveVoice({ ...chosenVoice(''), modelId: 'eleven_gone' }, offer)
    expect(resolved).toMatchObject({ isModelReplaced: true, voice: { modelId: fixtureModels[0]?.model_id } })
    const known = resolveVoice({ ...chosenVoice(''), modelId: fixtureModels[0]?.model_id ?? '' }, offer)
    expect(known.isModelReplaced).toBe(false)
    expect(resolveVoice(chosenVoice(''), offer).isModelReplaced).toBe(false)
  })

  it('uses the stored voice while the list is unknown', () => {
    const resolved = resolveVoice(chosenVoice('stored'), { ...offer, voices: null, models: null })
    expect(resolved).toMatchObject({ voice: { voiceId: 'stored' }, isReplaced: false, offered: [] })
  })
})
