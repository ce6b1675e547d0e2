export { IconButton, type IconButtonProps } from './icon-button'
export { iconButtonTones, type IconButtonTone } from '../plain-icon-button/plain-icon-button'
