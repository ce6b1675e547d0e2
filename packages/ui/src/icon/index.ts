export { Icon, iconSizes, type IconDrawing, type IconProps, type IconSize } from './icon'
export { findMarkIcon, markIconNames, markIcons, type MarkIconName } from './mark-icons'
