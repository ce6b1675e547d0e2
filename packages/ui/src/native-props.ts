import type { ComponentProps, HTMLAttributes, JSX } from 'react'

/** The attributes of a native element that a component passes on: all but those that change its look. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<ComponentProps<Tag>, 'className' | 'style'>

/** The same for a component that may render one of several elements. */
export type AnyElementProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>
