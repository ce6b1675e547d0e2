import type { TextSegment } from '@lectern/core/text'

/**
 * Writes an edited text into the segments that it was joined from. Each segment keeps its voice and its rects; text that
 * was typed between two segments belongs to the first, so that it continues the voice before it.
 *
 * @param segments the segments of a page; without any, nothing can be written
 * @param text the text of the page as it was edited
 *
 * @example
 * const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {}, rects: [] }
 * const segments = [{ ...voice, text: 'Good ' }, { ...voice, text: 'night.' }]
 * editSegments(segments, 'Good dark night.').map((segment) => segment.text) // => ['Good ', 'dark night.']
 */
export function editSegments(segments: readonly TextSegment[], text: string): readonly TextSegment[] {
  const before = segments.map((segment) => segment.text).join('')
  if (before === text) return segments
  const start = countCommonStart(before, text)
  const afterEnd = countCommonEnd(before.slice(start), text.slice(start))
  const end = before.length - afterEnd
  const written = text.slice(start, text.length - afterEnd)
  let from = 0
  let isWritten = false
  return segments.map((segment) => {
    const to = from + segment.text.length
    const isFirstTouched = !isWritten && (end > start ? start < to : start <= to)
    const kept = {
      before: before.slice(from, Math.max(from, Math.min(to, start))),
      after: before.slice(Math.min(to, Math.max(from, end)), to),
    }
    if (isFirstTouched) isWritten = true
    from = to
    return { ...segment, text: kept.before + (isFirstTouched ? written : '') + kept.after }
  })
}

function countCommonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

function countCommonEnd(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}
