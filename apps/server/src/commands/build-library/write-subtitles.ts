/** Returns a spoken text as WebVTT, one cue a sentence, timed by the share of their letters. */
export function writeSubtitles(text: string, durationSeconds: number): string {
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [text]
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  let before = 0
  const cues = sentences.map((sentence) => {
    const start = (before / letters) * durationSeconds
    before += sentence.length
    return `${toTimestamp(start)} --> ${toTimestamp((before / letters) * durationSeconds)}\n${sentence.trim()}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function toTimestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`
}
