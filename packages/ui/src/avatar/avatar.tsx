import { Avatar as Primitive } from 'radix-ui'
import { Icon, type IconSize } from '../icon'
import { User } from '../icon/icons'
import { useLocale } from '../locale/use-locale'
import * as styles from './avatar.css'
import { extractInitials } from './extract-initials'

export const avatarSizes = ['s', 'm', 'l', 'xl'] as const
export type AvatarSize = (typeof avatarSizes)[number]

export interface AvatarProps {
  /** The name of the person. An icon is shown when it is empty. */
  readonly name: string
  /** The address of a picture. The initials are shown until it has loaded, and when it cannot be loaded. */
  readonly src?: string | undefined
  readonly size?: AvatarSize | undefined
  /** Hides the avatar from screen readers, for use beside the written name. */
  readonly decorative?: boolean | undefined
}

const drawingSizes: Readonly<Record<AvatarSize, IconSize>> = { s: 's', m: 'm', l: 'l', xl: 'xl' }

/** Shows a person in a circle. */
export function Avatar({ name, src, size = 'm', decorative = false }: AvatarProps) {
  const { locale } = useLocale()
  const initials = extractInitials(name, locale)
  const isNamed = !decorative && name.trim() !== ''
  return (
    <Primitive.Root
      className={`${styles.avatar} ${styles.size[size]}`}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src !== undefined && <Primitive.Image src={src} alt="" className={styles.picture} />}
      <Primitive.Fallback className={styles.standIn}>
        {initials === '' ? <Icon of={User} size={drawingSizes[size]} /> : initials}
      </Primitive.Fallback>
    </Primitive.Root>
  )
}
