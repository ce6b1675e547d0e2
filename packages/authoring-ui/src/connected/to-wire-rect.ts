import type { Rect as WireRect } from '@lectern/api-client/main'
import type { Rect } from '@lectern/core/geometry'

/** Converts a rect to its wire type. Unknown fields are kept. */
export function toWireRect(rect: Rect): WireRect {
  const { detectedBreak, voiceSettings, timing, ...plain } = rect
  return {
    ...plain,
    ...(detectedBreak === undefined ? {} : { detectedBreak: { ...detectedBreak } }),
    ...(voiceSettings === undefined ? {} : { voiceSettings: { ...voiceSettings } }),
    ...(timing === undefined ? {} : { timing: { ...timing } }),
  }
}
