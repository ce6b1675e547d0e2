/**
 * Code that no application uses yet, by the subject of the issue whose screens will use it: `package/module.ts`, or
 * `package#export`. The check fails when an entry is in use or gone; the list is empty when
 * these issues are done. New code enters it only for the issue in work, whose next change will use it; other unused code is
 * deleted with its tests.
 */
export const codeForLaterIssues: Readonly<Record<string, readonly string[]>> = {
  'The reader: every way in, every screen, and a page that never loses the child': ['reader-ui/build-audio-address.ts'],
  'Interactive content, made and read: triggers, coaching points, quizzes, glossary, notes': [
    'core#defaultAttemptsAllowed',
    'formats/write-srt.ts',
  ],
  'The studio: a whole book without leaving it, and never a false tick': [
    'core#describeLanguage',
    'core/diff-documents.ts',
    'core/selection.ts',
    'reader-ui/load-in-batches.ts',
  ],
  'The chapter audio editor: hear it, mend it, record it, pay for nothing twice': [
    'core#withoutSpeed',
    'media/read-wav-file.ts',
    'media/write-wav-file.ts',
  ],
}
