import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { glossaryEditor } from '../en/glossary-editor'
import { retry } from '../en/retry'
import { mergeTexts } from '../merge-texts'

/** Texts of the glossary's editor, with the common texts and those of retried calls. */
export const glossaryEditorMessages = /* @__PURE__ */ defineCatalogue(
  'glossary-editor',
  /* @__PURE__ */ mergeTexts(everyScreen, retry, glossaryEditor),
  {
    es: async () => {
      const [common, tries, texts] = await Promise.all([
        import('../es/every-screen'),
        import('../es/retry'),
        import('../es/glossary-editor'),
      ])
      return mergeTexts(common.everyScreen, tries.retry, texts.glossaryEditor)
    },
  },
)
