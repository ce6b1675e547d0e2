import type { Rect } from '@lectern/core/geometry'
import type { VoiceSettings } from '@lectern/core/text'

/** The settings in which the speech of selected words differs from that of the chapter; null for equal ones. */
export interface SpeechOverride {
  readonly voiceId: string | null
  readonly voiceSettings: VoiceSettings | null
  /** Seconds of silence after the last of the words; null for none. */
  readonly pauseAfter: number | null
}

/** Reads what the selected words have in common; a part in which they differ counts as that of the chapter. */
export function readOverride(rects: readonly Rect[]): SpeechOverride {
  const [first] = rects
  const voiceId = first?.voiceId ?? null
  const settings = first?.voiceSettings ?? null
  return {
    voiceId: rects.every((rect) => (rect.voiceId ?? null) === voiceId) ? voiceId : null,
    voiceSettings: rects.every((rect) => isSame(rect.voiceSettings ?? null, settings)) ? settings : null,
    pauseAfter: rects.at(-1)?.pauseAfter ?? null,
  }
}

/** Writes an override to the selected words; the pause belongs to the last of them alone. */
export function writeOverride(rects: readonly Rect[], override: SpeechOverride): readonly Rect[] {
  return rects.map((rect, index) => {
    const { voiceId: _voice, modelId, voiceSettings: _settings, pauseAfter, ...rest } = rect
    const pause = index === rects.length - 1 ? override.pauseAfter : (pauseAfter ?? null)
    return {
      ...rest,
      ...(override.voiceId === null ? {} : { voiceId: override.voiceId }),
      // A model without a voice of its own would change the chapter's voice.
      ...(override.voiceId === null || modelId === undefined ? {} : { modelId }),
      ...(override.voiceSettings === null ? {} : { voiceSettings: override.voiceSettings }),
      ...(pause === null ? {} : { pauseAfter: pause }),
    }
  })
}

function isSame(a: VoiceSettings | null, b: VoiceSettings | null): boolean {
  if (a === null || b === null) return a === b
  return (['stability', 'similarity_boost', 'style', 'speed'] as const).every((name) => a[name] === b[name])
}
