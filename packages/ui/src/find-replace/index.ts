export {
  FindReplace,
  type FindPlace,
  type FindReplaceProps,
  type FindReplaceQuery,
  type FoundText,
} from './find-replace'
