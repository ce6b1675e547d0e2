import type { Rect as WireRect } from '@lectern/api-client/main'
import type { Rect } from '@lectern/core/geometry'

/** A rect as it is sent: the fields that this program does not know go with it. */
export function toWireRect(rect: Rect): WireRect {
  const { detectedBreak, voiceSettings, timing, ...plain } = rect
  return {
    ...plain,
    ...(detectedBreak === undefined ? {} : { detectedBreak: { ...detectedBreak } }),
    ...(voiceSettings === undefined ? {} : { voiceSettings: { ...voiceSettings } }),
    ...(timing === undefined ? {} : { timing: { ...timing } }),
  }
}
