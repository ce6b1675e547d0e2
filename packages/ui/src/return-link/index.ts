export { ReturnLink, type ReturnLinkProps } from './return-link'
