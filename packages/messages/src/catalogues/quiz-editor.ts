import { defineCatalogue } from '../catalogue'
import { errors } from '../en/errors'
import { everyScreen } from '../en/every-screen'
import { quizEditor } from '../en/quiz-editor'
import { mergeTexts } from '../merge-texts'

/** Texts of the quizzes in the studio, with the common ones and the result messages. */
export const quizEditorMessages = /* @__PURE__ */ defineCatalogue(
  'quizEditor',
  /* @__PURE__ */ mergeTexts(everyScreen, errors, quizEditor),
  {
    es: async () => {
      const [common, results, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/errors'),
        import('../es/quiz-editor'),
      ])
      return mergeTexts(common.everyScreen, results.errors, own.quizEditor)
    },
  },
)
