/** A moment inside a cue's text: from `offset` on (UTF-16, in `text`) the words are heard at `time` (seconds). */
export interface CueTimestamp {
  offset: number
  time: number
}

/** One cue of a WebVTT file. Times in seconds from the start of the media, [start, end), whole milliseconds in the file. */
export interface WebvttCue {
  id?: string
  start: number
  end: number
  /** Plain text: tags are taken out and character references resolved. Lines are parted by `\n`. */
  text: string
  /** Who speaks, when the whole cue is one voice (`<v Name>`). */
  voice?: string
  /** Inline timestamps (`<00:00:01.500>`), ascending, as karaoke and word-by-word captions use them. */
  timestamps?: CueTimestamp[]
  /** Position settings as written: `line:0 align:start`. */
  settings?: string
}
