/** One caption of a SubRip file. Times in seconds, [start, end), whole milliseconds in the file. */
export interface SrtCue {
  start: number
  end: number
  /** As written, tags such as `<i>` included; lines are separated by `\n`. `plainSrtText` removes the tags. */
  text: string
}
