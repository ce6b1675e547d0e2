import { describe, expect, it } from 'vitest'
import { fixtureVoices } from '../testing/voices'
import { groupVoices } from './group-voices'
import { readRecentVoices, rememberVoice } from './recent-voices'

const labels = { recentlyUsed: 'Recently used', topPicks: 'Top Picks for You' }
const grouped = (recent: string[]) =>
  groupVoices(fixtureVoices, { recent, labels, locale: 'en' }).map((group) => [
    group.label,
    group.voices.map((voice) => voice.voice_id),
  ])

describe('groups of voices', () => {
  it('name recentlyUsed "Recently used" and topPicks "Top Picks for You" [AUD-009 AUD-010]', () => {
    const voices = [
      { ...fixtureVoices[0], voice_id: 'r', category: 'recentlyUsed' },
      { ...fixtureVoices[0], voice_id: 't', category: 'topPicks' },
    ].map((voice) => ({ name: 'x', preview_url: null, labels: {}, ...voice }))
    expect(groupVoices(voices, { recent: [], labels, locale: 'en' }).map((group) => group.label)).toEqual([
      'Recently used',
      'Top Picks for You',
    ])
  })

  it('come in order, recently used voices first and in their own group too [AUD-011]', () => {
    expect(grouped(['clara', 'gone', 'robin'])).toEqual([
      ['Recently used', ['clara', 'robin']],
      ['Top Picks for You', ['jose']],
      ['Cloned', ['broken']],
      ['Premade', ['robin', 'clara']],
    ])
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    }
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberVoice(storage, id)
    expect(readRecentVoices(storage)).toEqual(['b', 'f', 'e', 'd', 'c'])
  })
})
