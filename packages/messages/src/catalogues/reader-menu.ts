import { defineCatalogue } from '../catalogue'
import { readerMenu } from '../en/reader-menu'

/** Texts of the menu of an open book, of full screen and of presenter mode. */
export const readerMenuMessages = /* @__PURE__ */ defineCatalogue('reader-menu', readerMenu, {
  es: async () => {
    const texts = await import('../es/reader-menu')
    return texts.readerMenu
  },
})
