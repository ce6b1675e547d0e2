export { Icon, iconSizes, type IconDrawing, type IconProps, type IconSize } from './icon'
