/** An inline timestamp: the words from `offset` (UTF-16, in `text`) on are spoken at `time` (seconds). */
export interface CueTimestamp {
  offset: number
  time: number
}

/** One cue of a WebVTT file. Times in seconds from the start of the media, [start, end), whole milliseconds in the file. */
export interface WebvttCue {
  id?: string
  start: number
  end: number
  /** Plain text without tags, with character references resolved. Lines are separated by `\n`. */
  text: string
  /** Name of the speaker, if the whole cue has one voice (`<v Name>`). */
  voice?: string
  /** Inline timestamps (`<00:00:01.500>`), ascending, as karaoke and word-by-word captions use them. */
  timestamps?: CueTimestamp[]
  /** Position settings as written: `line:0 align:start`. */
  settings?: string
}
