/**
 * Texts of the library and the reader. To add one: write it here and in `../es/reader.ts` (`tsc` names what is missing), then
 * `const t = useTranslate(readerMessages)` and `t('yourKey')`. Keys are camelCase and start with the screen they belong
 * to; parameters stand in braces (`'Page {page}'` → `t('key', { page: 3 })`); a text that counts is
 * `{ one: '{count} book', other: '{count} books' }`. The words of `common` and `errors` answer to the same `t`.
 */
export const reader = {
  libraryTitle: 'Library',
} as const
