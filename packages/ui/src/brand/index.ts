export { faviconSvg } from './favicon-svg'
export { LogoMark, logoSizes, type LogoMarkProps, type LogoSize } from './logo-mark'
export { Wordmark, type WordmarkProps } from './wordmark'
