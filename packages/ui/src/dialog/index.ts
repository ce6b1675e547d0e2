export { dialogSizes, type DialogSize } from '../theme/look-table'
export { Dialog, type DialogProps } from './dialog'
