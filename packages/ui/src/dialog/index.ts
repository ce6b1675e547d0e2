export { dialogSizes, type DialogSize } from '../theme/constant-table'
export { Dialog, type DialogProps } from './dialog'
