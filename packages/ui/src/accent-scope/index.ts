export { AccentScope, type AccentScopeProps } from './accent-scope'
export { applyPageAccent } from './apply-page-accent'
