/** Largest size of a file that is uploaded, by its kind, in bytes. Every way to upload one holds to it. */
export const maxUploadBytes = {
  image: 25_000_000,
  /** A recording, video or narration track. */
  recording: 500_000_000,
  subtitles: 5_000_000,
  /** A file in a page import or in any form that states no kind. */
  page: 200_000_000,
  /** A file of the reader's own, such as a recording of their voice. */
  readerFile: 100_000_000,
  /** A spreadsheet of glossary words. */
  spreadsheet: 5_000_000,
  pronunciationDictionary: 1_000_000,
} as const
