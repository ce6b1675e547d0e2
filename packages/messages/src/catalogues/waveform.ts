import { defineCatalogue } from '../catalogue'
import { waveform } from '../en/waveform'

/** Texts of the waveform with the words on it, and of the list of doubtful times. */
export const waveformMessages = /* @__PURE__ */ defineCatalogue('waveform', waveform, {
  es: async () => {
    const texts = await import('../es/waveform')
    return texts.waveform
  },
})
