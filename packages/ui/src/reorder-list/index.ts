export { reorderLayouts, type ReorderLayout } from './reorder-layout'
export { ReorderList, type ReorderListProps } from './reorder-list'
