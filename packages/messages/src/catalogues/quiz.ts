import { defineCatalogue } from '../catalogue'
import { quiz } from '../en/quiz'
import { everyScreen } from '../en/every-screen'
import { mergeTexts } from '../merge-texts'

/** Texts of a quiz, with the common ones. */
export const quizMessages = /* @__PURE__ */ defineCatalogue('quiz', /* @__PURE__ */ mergeTexts(everyScreen, quiz), {
  es: async () => {
    const [common, own] = await Promise.all([import('../es/every-screen'), import('../es/quiz')])
    return mergeTexts(common.everyScreen, own.quiz)
  },
})
