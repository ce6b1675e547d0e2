import { Component, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen'

/** Catches errors that are thrown outside of any screen. React has error boundaries as classes only. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override readonly state = { crashed: false }

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen /> : this.props.children
  }
}
