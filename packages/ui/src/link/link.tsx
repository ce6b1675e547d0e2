import type { NativeProps } from '../native-props'
import { useFollow } from './follow-context'
import { link } from './link.css'

export const linkTones = ['accent', 'plain', 'quiet'] as const
export type LinkTone = (typeof linkTones)[number]

export interface LinkProps extends NativeProps<'a'> {
  readonly href: string
  /** `accent` in running text, `plain` for titles and names, `quiet` for footers and trails. */
  readonly tone?: LinkTone | undefined
}

/** A link to another address. Inside a `LinkProvider`, addresses of this origin go through the application's router. */
export function Link({ href, tone = 'accent', onClick, children, ...native }: LinkProps) {
  const follow = useFollow(href, onClick)
  return (
    <a {...native} href={href} className={link({ tone })} onClick={follow}>
      {children}
    </a>
  )
}
