import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { errors } from '../en/errors'
import { audioEditor } from '../en/audio-editor'
import { recordings } from '../en/recordings'
import { retry } from '../en/retry'
import { mergeTexts } from '../merge-texts'

/** Texts of the chapter audio editor, with the common texts and the result messages. */
export const audioEditorMessages = /* @__PURE__ */ defineCatalogue(
  'audio-editor',
  /* @__PURE__ */ mergeTexts(everyScreen, errors, retry, audioEditor, recordings),
  {
    es: async () => {
      const [common, results, tries, texts, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/errors'),
        import('../es/retry'),
        import('../es/audio-editor'),
        import('../es/recordings'),
      ])
      return mergeTexts(common.everyScreen, results.errors, tries.retry, texts.audioEditor, own.recordings)
    },
  },
)
