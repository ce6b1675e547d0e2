/**
 * Texts of the chapter audio editor. To add one: write it here and in `../es/audio-editor.ts` (`tsc` names what is missing), then
 * `const t = useTranslate(audioEditorMessages)` and `t('yourKey')`. Keys are camelCase and start with the screen they belong
 * to; parameters stand in braces (`'Page {page}'` → `t('key', { page: 3 })`); a text that counts is
 * `{ one: '{count} book', other: '{count} books' }`. The words of `common` and `errors` answer to the same `t`.
 */
export const audioEditor = {
  audioEditorTitle: 'Chapter audio',
} as const
