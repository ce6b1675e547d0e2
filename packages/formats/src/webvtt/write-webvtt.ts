import type { WebvttCue } from './webvtt-cue'
import { writeCueText } from './write-cue-text'
import { writeTimestamp } from '../timestamp/write-timestamp'

// Neither an id nor settings may contain a line break or the arrow of a timing line.
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('-->', '->').trim()
}

/**
 * Writes a WebVTT file: `\n` line ends, times to the nearest millisecond, cues in the given order. Blank lines inside a
 * text, which the format cannot hold, are removed. Throws for a time that is negative or not finite.
 */
export function writeWebvtt(cues: readonly WebvttCue[]): string {
  const blocks = cues.map((cue) => {
    const [id, settings] = [cue.id, cue.settings].map((field) => (field === undefined ? '' : oneLine(field)))
    const timing = `${writeTimestamp(cue.start)} --> ${writeTimestamp(cue.end)}${settings && ` ${settings}`}`
    const payload = writeCueText(cue)
    return [...(id ? [id] : []), timing, ...(payload ? [payload] : [])].join('\n')
  })
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}
