export { ReorderList, reorderLayouts, type ReorderLayout, type ReorderListProps } from './reorder-list'
