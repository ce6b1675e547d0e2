export { Row, RowButton, RowLink, type RowButtonProps, type RowLinkProps, type RowProps } from './row'
export { RowList, type RowListProps } from './row-list'
