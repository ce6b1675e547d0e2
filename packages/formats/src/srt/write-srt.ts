import { writeTimestamp } from '../timestamp/write-timestamp'
import type { SrtCue } from './srt-cue'

/**
 * Writes a SubRip file, captions numbered from 1 in the order given, times to the nearest millisecond.
 * Blank lines inside a text are removed, because most players end the caption there; an arrow that would read as a
 * timing is written `->`. Throws for a time that is negative or not finite.
 */
export function writeSrt(cues: readonly SrtCue[]): string {
  return cues
    .map((cue, index) => {
      const lines = cue.text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
      const text = lines.join('\n').replaceAll('-->', '->')
      return `${index + 1}\n${writeTimestamp(cue.start, ',')} --> ${writeTimestamp(cue.end, ',')}\n${text}\n`
    })
    .join('\n')
}
