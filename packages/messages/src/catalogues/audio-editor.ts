import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { errors } from '../en/errors'
import { audioEditor } from '../en/audio-editor'
import { mergeTexts } from '../merge-texts'

/** Texts of the chapter audio editor, with the common texts and the result messages. */
export const audioEditorMessages = /* @__PURE__ */ defineCatalogue(
  'audio-editor',
  /* @__PURE__ */ mergeTexts(everyScreen, errors, audioEditor),
  {
    es: async () => {
      const [common, results, texts] = await Promise.all([
        import('../es/every-screen'),
        import('../es/errors'),
        import('../es/audio-editor'),
      ])
      return mergeTexts(common.everyScreen, results.errors, texts.audioEditor)
    },
  },
)
