import { defineCatalogue } from '../catalogue'
import { bugReport } from '../en/bug-report'
import { everyScreen } from '../en/every-screen'
import { mergeTexts } from '../merge-texts'

/** Texts of the form for reporting a problem, with the common ones. */
export const bugReportMessages = /* @__PURE__ */ defineCatalogue(
  'bug-report',
  /* @__PURE__ */ mergeTexts(everyScreen, bugReport),
  {
    es: async () => {
      const [common, own] = await Promise.all([import('../es/every-screen'), import('../es/bug-report')])
      return mergeTexts(common.everyScreen, own.bugReport)
    },
  },
)
