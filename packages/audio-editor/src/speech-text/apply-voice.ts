import type { TextSegment, Voice } from '@lectern/core/text'
import type { SpokenPage } from './spoken-page'

/** Placeholder for the chapter's voice while the text is built; no word has a voice like it. */
export const chapterVoice: Voice = { voiceId: '', modelId: '', voiceSettings: { speed: -1 } }

/** Replaces the placeholder voice of a page by a real one and joins neighbouring segments that now have the same voice. */
export function applyVoice(page: SpokenPage, voice: Voice): SpokenPage {
  const textSegments: TextSegment[] = []
  for (const segment of page.textSegments) {
    const own: TextSegment = {
      ...segment,
      voiceId: segment.voiceId === chapterVoice.voiceId ? voice.voiceId : segment.voiceId,
      modelId: segment.modelId === chapterVoice.modelId ? voice.modelId : segment.modelId,
      voiceSettings:
        segment.voiceSettings.speed === chapterVoice.voiceSettings.speed ? voice.voiceSettings : segment.voiceSettings,
    }
    const before = textSegments.at(-1)
    if (before === undefined || !isSameVoice(before, own)) textSegments.push(own)
    else {
      textSegments[textSegments.length - 1] = {
        ...before,
        text: before.text + own.text,
        rects: [...before.rects, ...own.rects],
      }
    }
  }
  return { ...page, textSegments }
}

function isSameVoice(a: Voice, b: Voice): boolean {
  if (a.voiceId !== b.voiceId || a.modelId !== b.modelId) return false
  const ofA = new Map(Object.entries(a.voiceSettings))
  const ofB = new Map(Object.entries(b.voiceSettings))
  return [...new Set([...ofA.keys(), ...ofB.keys()])].every((name) => ofA.get(name) === ofB.get(name))
}
