export type { ResponseSchema, ResponseValidators } from './response-validators'
export { installResponseValidators } from './install-response-validators'
