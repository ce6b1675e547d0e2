/** Largest size of an uploaded file in bytes, by its kind. The server, the page import and `make-book` check it. */
export const maxUploadBytes = {
  /** A page image, a cover or any other image. */
  image: 25_000_000,
  /** A PDF whose pages are imported, or a file in a form that states no kind. */
  importFile: 200_000_000,
  /** A recording, video or narration track. */
  recording: 500_000_000,
  subtitles: 5_000_000,
  /** A file of the reader's own, such as a recording of their voice. */
  readerFile: 100_000_000,
  /** A spreadsheet of glossary words. */
  spreadsheet: 5_000_000,
  pronunciationDictionary: 1_000_000,
} as const
