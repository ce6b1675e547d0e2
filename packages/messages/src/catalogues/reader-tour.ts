import { defineCatalogue } from '../catalogue'
import { readerTour } from '../en/reader-tour'

/** Texts of the guided tour through an open book. */
export const readerTourMessages = /* @__PURE__ */ defineCatalogue('reader-tour', readerTour, {
  es: async () => {
    const texts = await import('../es/reader-tour')
    return texts.readerTour
  },
})
