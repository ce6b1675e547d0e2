export { chooseAccent } from './theme/choose-accent'
export { vars } from './theme/contract.css'
export { defaultAccent, mobileBreakpointPixels, partnerColors } from './theme/look-table'
export { media } from './theme/media'
