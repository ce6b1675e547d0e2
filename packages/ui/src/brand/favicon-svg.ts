import { defaultAccent } from '../theme/constant-table'
import { darkGround } from '../theme/themes/dark'

/** The mark as the text of an SVG file, for `favicon.svg`. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><path fill="${defaultAccent}" d="M16 8.6C13.2 6.4 9.2 5.4 4.4 5.6a.9.9 0 0 0-.9.9v14.3c0 .5.4.9.9.9 4.6-.2 8.4.8 11.6 3.1Zm0 0c2.8-2.2 6.8-3.2 11.6-3a.9.9 0 0 1 .9.9v14.3c0 .5-.4.9-.9.9-4.6-.2-8.4.8-11.6 3.1Z"/><path stroke="${darkGround.sunken}" stroke-opacity=".6" stroke-width="2" stroke-linecap="round" d="M7 16.6c2 .1 3.9.5 5.6 1.2M25 11.4c-2 .1-3.9.5-5.6 1.2M25 16.6c-2 .1-3.9.5-5.6 1.2"/><path stroke="${darkGround.wordHighlight}" stroke-width="2.8" stroke-linecap="round" d="M7 11.4c2 .1 3.9.5 5.6 1.2"/><path stroke="${defaultAccent}" stroke-width="2" stroke-linecap="round" d="M16 25v3.4M11.2 28.4h9.6"/></svg>`
