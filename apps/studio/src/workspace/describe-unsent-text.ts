import type { UnsentEdits } from '@lectern/audio-editor'
import type { UnsavedWork } from '@lectern/authoring-ui'

/**
 * Describes changes to the spoken text as unsaved work. To save them is to keep them: the device has them already.
 *
 * @param o.nameText names the text of a page
 */
export function describeUnsentText(
  edits: UnsentEdits,
  o: { readonly nameText: (pageNumber: number) => string; readonly isAt: UnsavedWork['isAt'] },
): UnsavedWork {
  return {
    pageNumbers: () => [],
    itemNames: () => edits.pageNumbers().map(o.nameText),
    save: async () => true,
    discard: edits.discard,
    isAt: o.isAt,
  }
}
