export * from './context-menu'
export * from './menu'
