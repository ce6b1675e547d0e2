/** Texts that select, delete and restore pages. */
export const pageDeletion = {
  pagesDelete: 'Delete page {page}',
  pagesDeleteTitle: 'Delete page {page}?',
  pagesDeleteTitleMany: { one: 'Delete {count} page?', other: 'Delete {count} pages?' },
  pagesDeleteLead: {
    one: 'Its image, words and timings are deleted in all languages. Unsaved changes of it are lost. You can undo it.',
    other:
      'Their images, words and timings are deleted in all languages. Unsaved changes of them are lost. You can undo it.',
  },
  pagesDeleteConfirm: { one: 'Delete page', other: 'Delete {count} pages' },
  pagesDeleting: 'Deleting pages',
  pagesRestoring: 'Restoring pages',
  pagesDeleted: { one: '{count} page deleted', other: '{count} pages deleted' },
  pagesRestored: { one: '{count} page restored', other: '{count} pages restored' },
  pagesRestoreFailed: 'Page {page} could not be restored. {reason}',
  pagesSelect: 'Select pages',
  pagesSelectDone: 'Done',
  pagesSelectAll: 'Select all',
  pagesSelected: { one: '{count} page selected', other: '{count} pages selected' },
  pagesDeleteFailed: 'Page {page} could not be deleted. {reason}',
} as const
