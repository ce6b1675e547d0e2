export { Link, linkTones, type LinkProps, type LinkTone } from './link'
export { LinkProvider, type LinkProviderProps } from './link-provider'
export { useFollow, type Follow } from './follow-context'
