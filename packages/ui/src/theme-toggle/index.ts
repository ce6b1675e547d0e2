export { ThemeChoice } from './theme-choice'
export { ThemeToggle } from './theme-toggle'
