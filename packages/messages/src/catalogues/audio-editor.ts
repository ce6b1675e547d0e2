import { defineCatalogue } from '../catalogue'
import { common } from '../en/common'
import { errors } from '../en/errors'
import { audioEditor } from '../en/audio-editor'
import { mergeTexts } from '../merge-texts'

/** Texts of the chapter audio editor, with the common words and the outcomes. */
export const audioEditorMessages = /* @__PURE__ */ defineCatalogue(
  'audio-editor',
  /* @__PURE__ */ mergeTexts(common, errors, audioEditor),
  async () => {
    const [words, outcomes, texts] = await Promise.all([
      import('../es/common'),
      import('../es/errors'),
      import('../es/audio-editor'),
    ])
    return mergeTexts(words.common, outcomes.errors, texts.audioEditor)
  },
)
