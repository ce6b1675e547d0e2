import type { Voice } from './voice'

/** Voices of one category. The first two categories have fixed names, others are capitalised. */
export interface VoiceGroup {
  readonly category: string
  readonly label: string
  readonly voices: readonly Voice[]
}

export interface VoiceGroupOptions {
  /** Ids of recently used voices, newest first. */
  readonly recent: readonly string[]
  readonly labels: { readonly recentlyUsed: string; readonly topPicks: string }
  readonly locale: string
}

/** Groups voices: recently used, top picks, then the other categories by name. A voice may be in two groups. */
export function groupVoices(voices: readonly Voice[], o: VoiceGroupOptions): VoiceGroup[] {
  const recent = o.recent
    .map((id) => voices.find((voice) => voice.voice_id === id))
    .filter((voice) => voice !== undefined)
  const marked = voices.filter((voice) => voice.category === 'recentlyUsed' && !recent.includes(voice))
  const groups: VoiceGroup[] = [
    { category: 'recentlyUsed', label: o.labels.recentlyUsed, voices: [...recent, ...marked] },
    {
      category: 'topPicks',
      label: o.labels.topPicks,
      voices: voices.filter((voice) => voice.category === 'topPicks'),
    },
  ]
  const others = new Map<string, Voice[]>()
  for (const voice of voices) {
    if (voice.category === 'recentlyUsed' || voice.category === 'topPicks') continue
    const members = others.get(voice.category)
    if (members === undefined) others.set(voice.category, [voice])
    else members.push(voice)
  }
  const named = [...others].map(([category, members]) => ({
    category,
    label: category.slice(0, 1).toLocaleUpperCase(o.locale) + category.slice(1),
    voices: members,
  }))
  named.sort((a, b) => a.label.localeCompare(b.label, o.locale))
  return [...groups, ...named].filter((group) => group.voices.length > 0)
}
