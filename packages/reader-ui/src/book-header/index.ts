export { BackLink, type ReturnTo } from './back-link'
export { BookHeader, type BookHeaderProps } from './book-header'
