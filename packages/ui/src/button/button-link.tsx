import { Icon, type IconDrawing } from '../icon'
import { useFollow } from '../link/follow-context'
import type { NativeProps } from '../native-props'
import type { ButtonSize, ButtonTone } from './button'
import { button } from './button.css'

export interface ButtonLinkProps extends NativeProps<'a'> {
  readonly href: string
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
  readonly icon?: IconDrawing | undefined
  /** Mirrors `icon` in right-to-left layouts; `iconEnd` is always mirrored. */
  readonly iconFollowsText?: boolean | undefined
  readonly iconEnd?: IconDrawing | undefined
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  tone = 'plain',
  size = 'm',
  wide = false,
  icon,
  iconFollowsText,
  iconEnd,
  onClick,
  children,
  ...native
}: ButtonLinkProps) {
  const follow = useFollow(href, onClick)
  return (
    <a {...native} href={href} className={button({ tone, size, wide })} onClick={follow}>
      {icon && <Icon of={icon} size={size === 'l' ? 'm' : 's'} followsText={iconFollowsText} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={size === 'l' ? 'm' : 's'} followsText />}
    </a>
  )
}
