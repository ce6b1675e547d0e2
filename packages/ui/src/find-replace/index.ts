export { FindReplace, type FindReplaceProps, type FoundText, type FindReplaceQuery } from './find-replace'
