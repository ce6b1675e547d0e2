export { Menu, type MenuProps } from './menu'
export type { MenuAction, MenuChoice, MenuEntry, MenuGroup, MenuOption, MenuSeparator, Submenu } from './menu-entry'
