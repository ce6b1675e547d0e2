export { chooseAccent } from './theme/choose-accent'
export { vars } from './theme/contract.css'
export { defaultAccent } from './theme/default-accent'
export { media } from './theme/media'
