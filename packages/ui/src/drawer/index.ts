export { Drawer, drawerSides, type DrawerProps, type DrawerSide } from './drawer'
export { drawerPixels } from '../theme/constant-table'
