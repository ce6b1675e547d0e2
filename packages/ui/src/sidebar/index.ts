export { Sidebar, SidebarOpener, type SidebarProps } from './sidebar'
export type { SidebarAction, SidebarEntry, SidebarLink, SidebarSection } from './sidebar-entry'
