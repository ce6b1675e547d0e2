import { defineCatalogue } from '../catalogue'
import { marksEditor } from '../en/marks-editor'

/** Texts of the editor of popup triggers and coaching points. */
export const marksEditorMessages = /* @__PURE__ */ defineCatalogue('marksEditor', marksEditor, {
  es: async () => {
    const texts = await import('../es/marks-editor')
    return texts.marksEditor
  },
})
