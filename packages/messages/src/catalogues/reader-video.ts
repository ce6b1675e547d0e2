import { defineCatalogue } from '../catalogue'
import { readerVideo } from '../en/reader-video'

/** Texts of the video of an open book. */
export const readerVideoMessages = /* @__PURE__ */ defineCatalogue('reader-video', readerVideo, {
  es: async () => {
    const texts = await import('../es/reader-video')
    return texts.readerVideo
  },
})
