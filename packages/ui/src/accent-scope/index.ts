export { AccentScope, type AccentScopeProps } from './accent-scope'
export { wearAccent } from './wear-accent'
