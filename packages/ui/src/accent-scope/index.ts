export { AccentScope, type AccentScopeProps } from './accent-scope'
